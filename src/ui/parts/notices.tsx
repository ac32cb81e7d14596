import { describeError } from '../../commerce/domain/describe-error.js'
import { Failure } from './failure.js'
import { useSettings } from '../hooks/use-shop.js'

/**
 * Shows that the platform failed: a sentence on what happened, and a button to try again.
 * @param error the error as it was thrown; one that is no `PlatformError` is described as a fault of the shop
 * @param again called when the shopper presses the button
 * @example
 * ```tsx
 * import { ErrorState, useLazy, useQuery, useShop } from '@vitrine/blocks/kit'
 *
 * const Categories = () => {
 *   const products = useLazy(useShop().products)
 *   const found = useQuery('categories', async (signal) => (await products()).categories(signal))
 *   if (found.state === 'failed') return <ErrorState error={found.error} again={found.again} />
 *   return <ul>{found.value?.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
 * }
 * ```
 */
export function ErrorState({ error, again }: { error: unknown; again: () => void }) {
  const settings = useSettings()
  return <Failure text={describeError(error, settings)} again={again} />
}
