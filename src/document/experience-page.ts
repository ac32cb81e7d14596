import type { BlockDeclaration, Text } from '../element/declaration.js'
import { declarations as ownDeclarations } from '../blocks/declarations.js'
import { apiNameOf, workspaceName } from './experience-names.js'
import { type ExperienceLoss, type ExperienceNode, experienceNodes, idOf } from './experience-nodes.js'
import type { PageDocument } from './page-document.js'
import { type PartOf, resolveParts } from './shared-parts.js'
import { namedPages } from '../web/named-pages.js'

export interface ExperiencePageOptions {
  /** The name of the site, such as `Beauty Shop`. */
  site: string
  /** The generated components begin with it; `vitrine` by itself. */
  prefix?: string
  declarations?: readonly BlockDeclaration[]
  /** Shared parts are written into the page. */
  partOf?: PartOf
}

export interface ExperiencePage {
  /** Texts by path below `digitalExperiences`, as the Metadata API reads them. */
  files: Readonly<Record<string, string>>
  /** Sorted by where they are; each once. */
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
  steps: {
    de: 'Eine Adresse der Site hat hier nur eine Stufe: Schrägstriche wurden Bindestriche.',
    en: 'An address of the site has one step here: slashes became dashes.',
  },
  ownPage: {
    de: 'Ein Commerce-Store hat dafür eine eigene Seite: zieh die Bausteine dorthin, oder lass die Verweise hierher führen.',
    en: 'A commerce store has a page of its own for this: move the blocks there, or let links lead here.',
  },
} as const satisfies Readonly<Record<string, Text>>

/**
 * A page as a view and a route of an enhanced LWR site: its blocks as generated components with their properties, each
 * in a section. The home page has no route here, the site's own leads to it.
 */
export function experiencePage(page: PageDocument, options: ExperiencePageOptions): ExperiencePage {
  const { site, prefix = 'vitrine', declarations = ownDeclarations, partOf } = options
  const losses: ExperienceLoss[] = []
  const resolved = partOf ? resolveParts(page, partOf, declarations) : page
  const names = namesOf(page.path)
  const nodesOptions = { declarations, prefix, page: names.view, lose: (loss: ExperienceLoss) => losses.push(loss) }
  const components = experienceNodes(resolved.nodes, nodesOptions)
  losses.push(...pageLosses(page))
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

/** A section of one column over the whole width: the block brings a width and distances of its own. */
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

function pageLosses({ path, translation, openGraph, canonical, noindex }: PageDocument): ExperienceLoss[] {
  const at = path || '/'
  return [
    ...(translation ? [{ at, field: 'translation', reason: lost.translation }] : []),
    ...(openGraph?.image ? [{ at, field: 'openGraph', reason: lost.sharing }] : []),
    ...(canonical && canonical !== path ? [{ at, field: 'canonical', reason: lost.canonical }] : []),
    ...(noindex ? [{ at, field: 'noindex', reason: lost.noindex }] : []),
    ...(path.split('/').filter(Boolean).length > 1 ? [{ at, field: 'path', reason: lost.steps }] : []),
    ...(ownPages.has(path) ? [{ at, field: 'path', reason: lost.ownPage }] : []),
  ]
}

function distinct(losses: readonly ExperienceLoss[]): ExperienceLoss[] {
  const once = new Map(losses.map((loss) => [`${loss.at} ${loss.field ?? ''} ${loss.reason.en}`, loss]))
  return [...once].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, loss]) => loss)
}
