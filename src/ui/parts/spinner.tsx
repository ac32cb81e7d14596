import { uiMessages } from './ui.messages.js'
import { useMessages } from '../hooks/use-messages.js'

/** Specification, section 9: medium and base by default. */
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
