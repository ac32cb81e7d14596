import { useEffect, useState } from 'react'
import { useMessages } from './words-context.js'

/** The line of TypeScript that does what the form does. */
export function CodeCard({ code }: { code: string }) {
  const words = useMessages()
  const [copied, setCopied] = useState<{ code: string; said: string }>()
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(undefined), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied({ code, said: words.copied }),
      () => setCopied({ code, said: words.notCopied }),
    )
  return (
    <section className="code" aria-label={words.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <button type="button" onClick={copy}>
        <span role="status">{copied?.code === code ? copied.said : words.copy}</span>
      </button>
    </section>
  )
}
