import type { BlockDeclaration, LocalizedText } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { apiNameOf, workspaceName } from './experience-names.js'
import { type ExperienceLoss, type ExperienceNode, experienceNodes, idOf } from './experience-nodes.js'
import type { PageDocument } from './page-document.js'
import { type AddressOf, resolvePageLinks } from './page-links.js'
import { type PartOf, resolveParts, sharedWithin } from './shared-parts.js'
import { namedPages } from '../../core/dom/named-pages.js'

export interface ExperiencePageOptions {
  /** Name of the site, such as `Beauty Shop`. */
  site: string
  /** Prefix of the generated components; `vitrine` unless set. */
  prefix?: string
  declarations?: readonly BlockDeclaration[]
  /** Finds shared parts, which are written into the page. */
  partOf?: PartOf
  /** Returns the address of a page that links name by its id. */
  addressOf?: AddressOf
  /** Paths of all pages that come to the site: links follow them where their addresses change. */
  paths?: readonly string[]
}

export interface ExperiencePage {
  /** Texts by path below `digitalExperiences`, as the Metadata API reads them. */
  files: Readonly<Record<string, string>>
  /** Losses sorted by where they are; each once. */
  losses: readonly ExperienceLoss[]
}

/** Pages that a commerce store has of itself, by the path of ours: a further page of the same name takes nothing from them. */
const ownPages: ReadonlySet<string> = new Set<string>([
  namedPages.Current_Cart,
  '/checkout',
  '/login',
  namedPages.Register,
  '/product',
  '/search',
  '/order',
])

const lost = {
  translation: {
    de: 'Die Übersetzung ist eine eigene Seite; Experience Builder übersetzt die Texte einer Seite.',
    en: 'The translation is a page of its own; Experience Builder translates the texts of one page.',
  },
  sharing: {
    de: 'Das Bild zum Teilen: trag es in den Seiteneigenschaften als Tag im Kopf ein.',
    en: 'The picture for sharing: enter it in the page’s properties as a head tag.',
  },
  canonical: {
    de: 'Die Adresse des Originals: trag sie in den Seiteneigenschaften ein.',
    en: 'The address of the original: enter it in the page’s properties.',
  },
  noindex: {
    de: 'Dass Suchmaschinen sie auslassen: trag es in den Seiteneigenschaften als Tag im Kopf ein.',
    en: 'That search engines leave it out: enter it in the page’s properties as a head tag.',
  },
  path: {
    de: 'Eine Adresse der Site hat hier eine Stufe aus kleinen Buchstaben, Ziffern und Bindestrichen: Sie heißt nun anders.',
    en: 'An address of the site has one step of small letters, digits and dashes here: it is another one now.',
  },
  language: {
    de: 'Die Seite ist englisch; die Bausteine sprechen die Sprache der Site, bis bei den Einstellungen des Shops eine andere gewählt ist.',
    en: 'The page is English; blocks speak the language of the site, until another one is chosen at the settings of the shop.',
  },
  copy: {
    de: 'Der gemeinsame Teil steht als Kopie da: Was an ihm geändert wird, kommt hier nicht an.',
    en: 'The shared part stands there as a copy: what is changed of it does not arrive here.',
  },
  part: { de: 'Der gemeinsame Teil wurde nicht gefunden.', en: 'The shared part was not found.' },
  nowhere: {
    de: 'Die Seite gibt es nicht mehr: Verweise zu ihr sind ohne Adresse.',
    en: 'There is no such page any more: links to it are without an address.',
  },
  ownPage: {
    de: 'Ein Commerce-Store hat dafür eine eigene Seite: zieh die Bausteine dorthin, oder lass die Verweise hierher führen.',
    en: 'A commerce store has a page of its own for this: move the blocks there, or let links lead here.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/**
 * Writes a page as a view and a route of an enhanced LWR site: its blocks as generated components with their properties, each in a
 * section. The home page has no route here: the site's own leads to it.
 */
export function experiencePage(page: PageDocument, options: ExperiencePageOptions): ExperiencePage {
  const { site, prefix = 'vitrine', declarations = ownDeclarations, partOf, addressOf, paths = [] } = options
  const losses: ExperienceLoss[] = []
  const lose = (loss: ExperienceLoss) => losses.push(loss)
  const whole = partOf ? resolveParts(page, partOf, declarations) : page
  const found: AddressOf = (id) => {
    const path = addressOf?.(id)
    if (path === undefined) lose({ at: `page:${id}`, reason: lost.nowhere })
    return path
  }
  const resolved = addressOf ? resolvePageLinks(whole, found, declarations) : whole
  const names = namesOf(page.path)
  const addresses = new Map([...paths, page.path].map((path) => [path, siteAddressOf(path)]))
  const nodesOptions = { declarations, prefix, page: names.view, addresses, lose }
  const components = experienceNodes(resolved.nodes, nodesOptions)
  losses.push(...pageLosses(page), ...(partOf ? partLosses(page, partOf) : []))
  const folder = `site/${workspaceName(site)}`
  const type = names.view === 'home' ? 'home' : `custom-${names.url}`
  const view = {
    type: 'sfdc_cms__view',
    title: page.title,
    contentBody: {
      component: pageLayout(components, page, nodesOptions),
      dataProviders: [],
      themeLayoutType: 'Inner',
      viewType: type,
    },
    urlName: names.url,
  }
  const route = {
    type: 'sfdc_cms__route',
    title: page.title,
    contentBody: { activeViewId: names.view, configurationTags: [], pageAccess: 'UseParent', routeType: type, urlPrefix: names.url },
    urlName: names.url,
  }
  return {
    files: {
      ...item(`${folder}/sfdc_cms__view/${names.view}`, view, { apiName: names.view, type: 'sfdc_cms__view', path: 'views' }),
      ...(names.view !== 'home' &&
        item(`${folder}/sfdc_cms__route/${names.route}`, route, { apiName: names.route, type: 'sfdc_cms__route', path: 'routes' })),
    },
    losses: distinct(losses),
  }
}

const item = (folder: string, content: object, meta: object): Record<string, string> => ({
  [`${folder}/content.json`]: json(content),
  [`${folder}/_meta.json`]: json(meta),
})

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

function namesOf(path: string): { view: string; route: string; url: string } {
  const steps = path.split(/[?#]/)[0]!.split('/').filter(Boolean)
  if (steps.length === 0) return { view: 'home', route: 'Home', url: 'home' }
  const name = apiNameOf(steps.join('_'))
  // A view of ours is never one of the site's own: `login`, `error`, `cart`.
  return { view: `vitrine_${name}`, route: `Vitrine_${name}__c`, url: name.replaceAll('_', '-').toLowerCase() }
}

/** Returns the address of a page on the site: views have an address of one step. */
function siteAddressOf(path: string): string {
  const { url, view } = namesOf(path)
  return view === 'home' ? '/' : `/${url}`
}

function pageLayout(components: readonly ExperienceNode[], page: PageDocument, options: { page: string }): ExperienceNode {
  const id = (way: string) => idOf(options, way)
  const seo = { customHeadTags: '', description: page.description, pageTitle: page.title, recordId: '{!recordId}' }
  return {
    children: [
      {
        children: components.map((component) => section(component, options)),
        id: id('content'),
        name: 'content',
        title: 'Content',
        type: 'region',
      },
      {
        children: [{ attributes: seo, definition: 'community_builder:seoAssistant', id: id('seo'), type: 'component' }],
        id: id('hidden'),
        name: 'sfdcHiddenRegion',
        title: 'sfdcHiddenRegion',
        type: 'region',
      },
    ],
    definition: 'community_layout:sldsFlexibleLayout',
    id: id('page'),
    type: 'component',
  }
}

/** Returns a section of one column over the whole width: the block brings a width and distances of its own. */
function section(component: ExperienceNode, options: { page: string }): ExperienceNode {
  const [own, column] = [idOf(options, `section ${component.id}`), idOf(options, `column ${component.id}`)]
  const columns = [{ UUID: column, columnName: 'Column 1', columnKey: 'col1', columnWidth: '12', seedComponents: null }]
  return {
    attributes: {
      backgroundImageConfig: '',
      backgroundImageOverlay: 'rgba(0,0,0,0)',
      componentSpacerSize: '',
      layoutDirectionDesktop: 'row',
      layoutDirectionMobile: 'column',
      layoutDirectionTablet: 'column',
      maxContentWidth: '',
      sectionColumnGutterWidth: '',
      sectionConfig: JSON.stringify({ UUID: own, columns }),
      sectionMinHeight: '',
      sectionVerticalAlign: 'flex-start',
    },
    children: [{ children: [component], id: column, name: 'col1', title: 'Column 1', type: 'region' }],
    definition: 'community_layout:section',
    id: own,
    type: 'component',
  }
}

function partLosses(page: PageDocument, partOf: PartOf): ExperienceLoss[] {
  return [...sharedWithin(page, partOf)].map((id) => {
    const part = partOf(id, page.language)
    return { at: part?.title || id, reason: part ? lost.copy : lost.part }
  })
}

function pageLosses({ path, language, translation, openGraph, canonical, noindex }: PageDocument): ExperienceLoss[] {
  const at = path || '/'
  return [
    ...(translation ? [{ at, field: 'translation', reason: lost.translation }] : []),
    ...(openGraph?.image ? [{ at, field: 'openGraph', reason: lost.sharing }] : []),
    ...(canonical && canonical !== path ? [{ at, field: 'canonical', reason: lost.canonical }] : []),
    ...(noindex ? [{ at, field: 'noindex', reason: lost.noindex }] : []),
    ...(language === 'en' ? [{ at, field: 'language', reason: lost.language }] : []),
    ...(siteAddressOf(at) === at ? [] : [{ at, field: 'path', reason: lost.path }]),
    ...(ownPages.has(path) ? [{ at, field: 'path', reason: lost.ownPage }] : []),
  ]
}

function distinct(losses: readonly ExperienceLoss[]): ExperienceLoss[] {
  const once = new Map(losses.map((loss) => [`${loss.at} ${loss.field ?? ''} ${loss.reason.en}`, loss]))
  return [...once].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, loss]) => loss)
}
