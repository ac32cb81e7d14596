import type { Context } from 'hono'
import { element, print } from '../../pages/document/markup.js'
import type { LocalizedText } from '../../core/element/declaration.js'

interface DoorOptions {
  /** Heading above the sentence. */
  heading?: LocalizedText
  /** Address where the visitor tries again. */
  again?: string
  script?: string
}

const outside: LocalizedText = { de: 'Noch nicht im Studio', en: 'Not in the Studio yet' }
const signInAgain: LocalizedText = { de: 'Noch einmal anmelden', en: 'Sign in again' }

/** Answers with the page at the door of the Studio, in the visitor's language, and with the way on. */
export function doorPage(
  context: Context,
  text: LocalizedText,
  status: 200 | 400 | 403 | 404,
  { heading = outside, again, script }: DoorOptions = {},
): Response {
  const language = /^\s*en\b/i.test(context.req.header('Accept-Language') ?? '') ? 'en' : 'de'
  const sheet = [
    ['rel', 'stylesheet'],
    ['href', '/studio/assets/studio.css'],
  ] as const
  const body = [
    element('p', [['class', 'logo']], ['Vitrine Studio']),
    element('h1', [], [heading[language]]),
    element('p', [], [text[language]]),
    ...(again
      ? [
          element(
            'p',
            [],
            [
              element(
                'a',
                [
                  ['class', 'button primary'],
                  ['href', again],
                ],
                [signInAgain[language]],
              ),
            ],
          ),
        ]
      : []),
  ]
  const html = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    print(element('title', [], [`${heading[language]} · Vitrine Studio`])),
    print(element('link', [...sheet], [])),
    '</head>',
    print(element('body', [['class', 'door']], [element('main', [], body)])),
    script ? `<script>${script}</script>` : '',
    '</html>',
  ]
  context.header('Cache-Control', 'no-store')
  context.header('Vary', 'Accept-Language')
  return context.html(html.join('\n'), status)
}
