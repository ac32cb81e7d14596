import type { BlockDeclaration, BlockNode, Json, PageNode, LocalizedText } from '../../core/element/declaration.js'
import { type FieldSlot, fieldSlots, readProperty } from '../../core/element/fields.js'
import { safeUrl } from '../../core/dom/safe-url.js'
import { addressesIn, safeSrcset } from '../../core/dom/srcset.js'
import { textOf } from './attributes.js'
import { componentName, regionName, saidBySite } from './experience-names.js'
import { pictureIdIn } from './library-picture.js'
import { print } from './markup.js'
import { markupOf } from './node-markup.js'
import { stableUuid } from './stable-uuid.js'

/** A component or a region in the `content.json` of a view (DigitalExperienceBundle, API 64.0). */
export interface ExperienceNode {
  id: string
  type: 'component' | 'region'
  name?: string
  title?: string
  definition?: string
  attributes?: Readonly<Record<string, string | number | boolean>>
  children?: readonly ExperienceNode[]
}

/** Part of the page that its Experience Builder page does not say. */
export interface ExperienceLoss {
  /** Tag of the block, or the name of the element. */
  at: string
  /** Property name of the field, when it is about one. */
  field?: string
  reason: LocalizedText
}

export interface ExperienceNodesOptions {
  declarations: readonly BlockDeclaration[]
  prefix: string
  /** Text that distinguishes the ids of two pages. */
  page: string
  /** Addresses of the pages on that site, by their paths here. */
  addresses: ReadonlyMap<string, string>
  lose: (loss: ExperienceLoss) => void
}

const lost = {
  unknown: { de: 'Diesen Baustein gibt es nicht; nur was in ihm steht, ist da.', en: 'There is no such block; only its content is there.' },
  around: {
    de: 'Das Element um Bausteine herum fällt weg; was in ihm steht, bleibt.',
    en: 'The element around blocks is left out; what stands in it stays.',
  },
  shared: { de: 'Der gemeinsame Teil wurde nicht gefunden.', en: 'The shared part was not found.' },
  picture: {
    de: 'Das Bild liegt in der Mediathek des Studios: lade es in Salesforce CMS und trag dort die Adresse ein.',
    en: 'The picture is in the Studio’s library: upload it to Salesforce CMS and enter its address there.',
  },
  file: {
    de: 'Die Datei liegt in der Mediathek des Studios: lade sie in Salesforce CMS und trag dort die Adresse ein.',
    en: 'The file is in the Studio’s library: upload it to Salesforce CMS and enter its address there.',
  },
  here: {
    de: 'Das Bild liegt auf diesem Server: lade es in Salesforce CMS und trag dort die Adresse ein.',
    en: 'The picture is on this server: upload it to Salesforce CMS and enter its address there.',
  },
  base: {
    de: 'Verweise in Texten beginnen bei der Domain: Hat die Site einen eigenen Pfad, setz ihn dort davor.',
    en: 'Links in words begin at the domain: where the site has a path of its own, put it before them.',
  },
  address: { de: 'Die Adresse ist nicht erlaubt.', en: 'The address is not allowed.' },
  nonsense: { de: 'Der Wert passt nicht zum Feld; es gilt die Vorgabe.', en: 'The value does not fit the field; its default counts.' },
  field: { de: 'Dieses Feld kennt der Baustein nicht.', en: 'The block does not know this field.' },
  site: { de: 'Das sagt die Site selbst.', en: 'The site says so itself.' },
  device: {
    de: 'Werte je Gerät stehen im Formular hinter dem Gerät der Ansicht: trag diesen dort ein.',
    en: 'Values per device stand in the form behind the device of the view: enter this one there.',
  },
  hidden: {
    de: 'Auf welchen Geräten der Baustein fehlt, sagt in Salesforce die Sichtbarkeit der Komponente: stell sie dort ein.',
    en: 'On which devices the block is missing, Salesforce says in the visibility of the component: set it there.',
  },
  slot: { de: 'Diesen Bereich kennt der Baustein nicht.', en: 'The block does not know this region.' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** Returns the components for a list of nodes. Running text and plain elements that stand together become one HTML editor. */
export function experienceNodes(nodes: readonly PageNode[], options: ExperienceNodesOptions, way = ''): ExperienceNode[] {
  const found: ExperienceNode[] = []
  let words: PageNode[] = []
  const flush = () => {
    found.push(...htmlEditor(words, options, `${way}/html${found.length}`))
    words = []
  }
  for (const [index, node] of nodes.entries()) {
    if (!hasBlocks(node)) {
      words.push(node)
      continue
    }
    flush()
    found.push(...componentsOf(node, options, `${way}/${index}`))
  }
  flush()
  return found
}

function hasBlocks(node: PageNode): boolean {
  if (typeof node === 'string') return false
  // The site brings a `main` of its own, so ours never counts as text.
  return !('html' in node) || node.html === 'main' || (node.children ?? []).some(hasBlocks)
}

function componentsOf(node: PageNode, options: ExperienceNodesOptions, way: string): ExperienceNode[] {
  if (typeof node === 'string') return []
  if ('shared' in node) {
    options.lose({ at: node.shared, reason: lost.shared })
    return []
  }
  if ('block' in node) return blockComponents(node, options, way)
  if (node.html !== 'main') options.lose({ at: node.html, reason: lost.around })
  return experienceNodes(node.children ?? [], options, way)
}

function blockComponents(node: BlockNode, options: ExperienceNodesOptions, way: string): ExperienceNode[] {
  const declaration = options.declarations.find(({ tag }) => tag === node.block)
  if (!declaration) {
    options.lose({ at: node.block, reason: lost.unknown })
    return Object.values(node.slots ?? {}).flatMap((nodes, index) => experienceNodes(nodes, options, `${way}/${index}`))
  }
  if (node.hiddenOn) options.lose({ at: node.block, reason: lost.hidden })
  const attributes = attributesOf(declaration, node, options)
  const children = regionsOf(declaration, node, options, way)
  const component: ExperienceNode = {
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(children.length > 0 && { children }),
    definition: `c:${componentName(node.block, options.prefix)}`,
    id: idOf(options, way),
    type: 'component',
  }
  return [component]
}

/** Returns a region per slot that the block declares, as its generated component has them (`@slot`). */
function regionsOf(declaration: BlockDeclaration, node: BlockNode, options: ExperienceNodesOptions, way: string): ExperienceNode[] {
  return Object.entries(node.slots ?? {}).flatMap(([name, nodes]): ExperienceNode[] => {
    const slot = Object.hasOwn(declaration.slots ?? {}, name) ? declaration.slots?.[name] : undefined
    if (!slot) {
      if (nodes.length > 0) options.lose({ at: node.block, field: name, reason: lost.slot })
      return []
    }
    const here = `${way}/${name}`
    const children = experienceNodes(nodes, options, here)
    return children.length === 0
      ? []
      : [{ children, id: idOf(options, here), name: regionName(name), title: slot.label.en, type: 'region' }]
  })
}

function attributesOf(declaration: BlockDeclaration, node: BlockNode, { addresses, lose }: ExperienceNodesOptions) {
  const slots = new Map(fieldSlots(declaration).map((slot) => [slot.property, slot]))
  const given = Object.entries(node.fields ?? {}).flatMap(([property, value]): [string, string | number | boolean][] => {
    const slot = slots.get(property)
    const isBase = Object.hasOwn(declaration.fields, property)
    const known = isSaidBySite(declaration, property) ? lost.site : lost.field
    const read = slot && known === lost.field ? attributeValue(slot, value, { isBase, addresses }) : known
    if (read === undefined) return []
    if (typeof read !== 'object') return [[property, read]]
    lose({ at: node.block, field: property, reason: read })
    return []
  })
  return Object.fromEntries(given)
}

const isSaidBySite = ({ tag }: BlockDeclaration, property: string): boolean =>
  tag === 'vitrine-store' && saidBySite.some((each) => each === property)

/** Returns the value for the property form of Experience Builder; undefined for the default, a text for a value that it cannot hold. */
function attributeValue(
  slot: FieldSlot,
  given: Json,
  { isBase, addresses }: Pick<ExperienceNodesOptions, 'addresses'> & { isBase: boolean },
): string | number | boolean | LocalizedText | undefined {
  const reading = readProperty(slot, given)
  if (!('value' in reading)) return lost.nonsense
  const { value } = reading
  if (value === undefined || JSON.stringify(value) === JSON.stringify(slot.fallback)) return undefined
  if (!isBase) return lost.device
  const { type } = slot.field
  if (type === 'boolean') return value === true
  if (type === 'number' && Number.isInteger(value)) return Number(value)
  const text = String(textOf(slot, value))
  if (text === '' || !['url', 'image', 'reference'].includes(type)) return text
  if (type === 'image') return lostPicture(text) ?? safeSrcset(text) ?? lost.address
  const address = onSite(text, addresses)
  if (type === 'reference') return address
  return lostFile(address) ?? safeUrl(address) ?? lost.address
}

/** Returns the address of a link on the site. */
function onSite(address: string, addresses: ExperienceNodesOptions['addresses']): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  return (addresses.get(path) ?? path) + rest
}

/** Returns the reason when one of the addresses of a picture is not there for a site of the platform. */
function lostPicture(text: string): LocalizedText | undefined {
  const all = addressesIn(text)
  if (all.some((address) => pictureIdIn(address))) return lost.picture
  return all.some((address) => /^\/(?!\/|sfsites\/|cms\/)/.test(address)) ? lost.here : undefined
}

const lostFile = (address: string): LocalizedText | undefined => (pictureIdIn(address.replace(/[?#].*$/s, '')) ? lost.file : undefined)

function htmlEditor(words: readonly PageNode[], options: ExperienceNodesOptions, way: string): ExperienceNode[] {
  const here = words.map((node) => wordsOnSite(node, options))
  const html = markupOf(here, { declarations: [] }).map(print).join('').trim()
  if (html === '') return []
  return [{ attributes: { richTextValue: html }, definition: 'community_builder:htmlEditor', id: idOf(options, way), type: 'component' }]
}

/** Returns words with the addresses that their links have on the site; a missing one is reported. */
function wordsOnSite(node: PageNode, options: ExperienceNodesOptions): PageNode {
  if (typeof node === 'string' || !('html' in node)) return node
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]): [string, string] => {
    const key = name.toLowerCase()
    const lose = (reason: LocalizedText) => options.lose({ at: node.html, field: key, reason })
    if (key === 'src' || key === 'srcset') {
      const reason = lostPicture(value)
      if (reason) lose(reason)
    }
    if (key !== 'href') return [name, value]
    const address = onSite(value, options.addresses)
    if (safeUrl(address) === undefined) lose(lost.address)
    else if (lostFile(address)) lose(lost.file)
    else if (/^\/(?!\/)/.test(address)) lose(lost.base)
    return [name, address]
  })
  const children = node.children?.map((child) => wordsOnSite(child, options))
  return { ...node, ...(node.attributes && { attributes: Object.fromEntries(attributes) }), ...(children && { children }) }
}

export const idOf = ({ page }: Pick<ExperienceNodesOptions, 'page'>, way: string): string => stableUuid(`${page} ${way}`)
