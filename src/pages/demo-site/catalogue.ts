import type { PageDocument } from '../document/page-document.js'
import { block, column, page, section } from './frame.js'

/**
 * Specification, section 2: the personal online catalogue, in one column as wide as the page.
 * @param origin where the catalogue lives; on http it must be listed
 */
export const cataloguePage = (origin: string): PageDocument =>
  page(
    {
      path: '/ibc-personal-icatalog',
      title: 'Online Kataloge',
      description:
        'Blättere interaktiv durch unsere Online Kataloge, entdecke Produkte, probiere sie virtuell aus und kauf sie direkt ein oder ' +
        'teile sie direkt mit anderen.',
      detection: 'own',
      store: { trustedOrigins: origin },
    },
    section(
      { maxWidth: 0, space: 'none' },
      column(
        {},
        block('catalogue-frame', { catalogueUrl: `${origin}/`, helperUrl: `${origin}/helper.js`, load: 'after-consent' }),
        block('consultant-detection', { subsidiaryCode: '23' }),
      ),
    ),
  )
