import { describeError } from '../../shop/describe-error.js'
import { Failure } from './failure.js'
import { useSettings } from '../hooks/use-shop.js'

/** A broken world: what happened, and a way to try again. */
export function ErrorState({ error, again }: { error: unknown; again: () => void }) {
  const settings = useSettings()
  return <Failure text={describeError(error, settings)} again={again} />
}
