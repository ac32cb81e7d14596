import { html } from '../brochure/html.js'
import css from './card.css?raw'
import script from './card.js?raw'

export interface TillOptions {
  /** Origins that may show it in a frame. */
  ancestors: readonly string[]
  /** A font by its file name. */
  font?: (name: string) => Uint8Array<ArrayBuffer> | undefined
}

const fields = [
  ['number', 'cc-number', 'numeric', 'wide'],
  ['name', 'cc-name', 'text', 'wide'],
  ['expiry', 'cc-exp', 'numeric', ''],
  ['code', 'cc-csc', 'numeric', ''],
] as const

const page = html`<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>Kreditkarte</title>
    <link rel="stylesheet" href="card.css">
    <script type="module" src="card.js"></script>
  </head>
  <body>
    <form novalidate>
      ${fields.map(
        ([name, token, mode, className]) => html`<div class="${className}">
        <label for="${name}" data-text="${name}"></label>
        <input id="${name}" name="${name}" autocomplete="${token}" inputmode="${mode}" required aria-describedby="${name}-problem" maxlength="40">
        <p class="problem" id="${name}-problem"></p>
      </div>`,
      )}
      <details>
        <summary data-text="tests"></summary>
        <dl></dl>
      </details>
    </form>
    <div class="challenge" role="group" aria-labelledby="question" hidden>
      <h1 id="question" tabindex="-1" data-text="question"></h1>
      <p></p>
      <div class="answers">
        <button type="button" value="yes" data-text="yes"></button>
        <button type="button" value="no" class="quiet" data-text="no"></button>
      </div>
    </div>
  </body>
</html>`.text

const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '': ['text/html; charset=utf-8', page],
  'card.css': ['text/css; charset=utf-8', css],
  'card.js': ['text/javascript; charset=utf-8', script],
}

/** The page of a payment provider, as it would serve it from its own house: asks for a card, and hands out a token. */
export function createTill({ ancestors, font }: TillOptions) {
  /** @param path of the request, without its first slash */
  return function answer(path: string): Response {
    const [type, body] = (Object.hasOwn(files, path) ? files[path] : fontNamed(path)) ?? []
    if (type === undefined) return new Response('Das gibt es hier nicht.', { status: 404, headers: headers('text/plain; charset=utf-8') })
    return new Response(body, { headers: headers(type) })
  }

  function fontNamed(path: string): readonly [type: string, body: Uint8Array<ArrayBuffer>] | undefined {
    const [, base] = /^fonts\/([\w-]+\.woff2)$/.exec(path) ?? []
    const bytes = base === undefined ? undefined : font?.(base)
    return bytes && ['font/woff2', bytes]
  }

  function headers(type: string): Record<string, string> {
    return {
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.join(' ') || "'none'"}`,
    }
  }
}
