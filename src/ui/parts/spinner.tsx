import { uiWords } from './ui.words.js'
import { useWords } from '../hooks/use-words.js'

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
  const t = useWords(uiWords)
  return <span className={`spinner ${size} ${variant}`} role="img" aria-label={label ?? t.loading} />
}
