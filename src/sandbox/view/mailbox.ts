import type { Mail } from '../world/types.js'

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? '')

/** Its own links become links. */
const body = (text: string): string => escaped(text).replace(/^\/\S+$/gm, (path) => `<a href="${path}">${path}</a>`)

/** Renders the mails that the sandbox would have sent, newest first, as one page to read. */
export function mailbox(mails: readonly Mail[]): string {
  const letters = mails
    .toReversed()
    .map(
      ({ to, subject, text, sent }) =>
        `<article><h2>${escaped(subject)}</h2><p>An ${escaped(to)} · ${escaped(sent)}</p><pre>${body(text)}</pre></article>`,
    )
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Postfach der Sandbox</title><link rel="icon" href="data:,">
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui;color:#2a1a20;background:#fcf8f5}article{margin:1rem 0;padding:1rem 1.25rem;border-radius:16px;background:#fff}h2{margin:0;font-size:1.1rem}p{margin:.25rem 0;color:#6b5a60}pre{white-space:pre-wrap;font:inherit}a{color:#8f2749}</style></head>
<body><h1>Postfach der Sandbox</h1>${letters.join('') || '<p>Noch keine Post.</p>'}</body>
</html>
`
}
