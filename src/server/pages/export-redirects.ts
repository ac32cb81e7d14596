import { element, print } from '../../pages/document/markup.js'

/** An old address of the exported site and the new one, as folders: `old/place/` and `place/`. */
export interface MovedFolder {
  from: string
  to: string
}

/**
 * Writes the redirects in the form that Netlify and Cloudflare Pages read: old addresses as counted from the folder that the file lies
 * in.
 * @param site where the new addresses begin: the address of the site with a slash at its end, or `/` where it is not known
 */
export const redirectsFile = (moved: readonly MovedFolder[], site: string): string =>
  moved.map(({ from, to }) => `/${from.replace(/\/$/, '')} ${site}${to} 301\n`).join('')

/** Writes a page that leads on where a server knows nothing of moved pages; `to` is the new address as seen from the old one. */
export function redirectPage(to: string, canonical: string | undefined): string {
  const head = [
    element('meta', [['charset', 'utf-8']]),
    element('meta', [
      ['http-equiv', 'refresh'],
      ['content', `0; url=${to}`],
    ]),
    ...(canonical
      ? [
          element('link', [
            ['rel', 'canonical'],
            ['href', canonical],
          ]),
        ]
      : [
          element('meta', [
            ['name', 'robots'],
            ['content', 'noindex'],
          ]),
        ]),
    element('title', [], ['Diese Seite ist umgezogen']),
  ]
  return [
    '<!doctype html>',
    '<html lang="de">',
    '<head>',
    ...head.map(print),
    '</head>',
    '<body>',
    print(element('p', [], [element('a', [['href', to]], ['Diese Seite ist umgezogen.'])])),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
