import { uiMessages } from './ui.messages.js'
import { useMessages } from '../hooks/use-messages.js'

/**
 * Shows that something is loading. Specification, section 9: medium and base by default.
 * @param size `small` (in a line of text), `medium` or `large`
 * @param variant `brand` for the accent colour
 * @param label its accessible name; without one the page's word for loading
 * @example
 * ```tsx
 * import { Spinner } from '@vitrine/blocks/kit'
 *
 * const Waiting = () => <Spinner size="small" variant="brand" label="Termine werden geladen" />
 * ```
 */
export function Spinner({
  size = 'medium',
  variant = 'base',
  label,
}: {
  size?: 'small' | 'medium' | 'large'
  variant?: 'base' | 'brand'
  label?: string
}) {
  const t = useMessages(uiMessages)
  return <span className={`spinner ${size} ${variant}`} role="img" aria-label={label ?? t.loading} />
}
