import { element, printPretty } from '../../pages/document/markup.js'

/**
 * Returns the head markup of an LWR site besides the platform's own lines: the sheet, and the page's script, outside of the sandbox of
 * its components. The site replaces `{ basePath }` by its own path (LWR Sites for Experience Cloud, "Head Markup").
 */
export function headMarkup({ resource, runtime }: { resource: string; runtime: 'react' | 'light' }): string {
  const folder = `{ basePath }/sfsites/c/resource/${resource}`
  const script = `${folder}/${runtime === 'light' ? 'light/' : ''}lwr.js`
  return [
    element('link', [
      ['rel', 'stylesheet'],
      ['href', `${folder}/vitrine.css`],
    ]),
    element('script', [
      ['type', 'module'],
      ['src', script],
    ]),
  ]
    .map((each) => `${printPretty(each)}\n`)
    .join('')
}
