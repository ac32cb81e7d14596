import type { BlockDeclaration } from '../../core/element/declaration.js'
import { saidBySite } from '../../pages/document/experience-names.js'
import { fieldSlots, kebab } from '../../core/element/fields.js'
import { apexMethods } from './apex-methods.js'

/** Facts of the site, as the component writes them: nobody types them. */
const known: Readonly<Record<(typeof saidBySite)[number], string>> = {
  webstoreId: 'webstoreId',
  communityId: 'communityId',
  sitePath: 'sitePath',
  apiBasePath: 'sitePath + "/webruntime/api"',
  apexTransport: '"execute"',
}

/** Returns the store's declaration without what the site says itself. */
export function siteStore(store: BlockDeclaration): BlockDeclaration {
  const isTyped = (name: string): boolean => !saidBySite.some((each) => each === name)
  return { ...store, fields: Object.fromEntries(Object.entries(store.fields).filter(([name]) => isTyped(name))) }
}

/** A typed value does not take away what the site says. */
const given: Readonly<Record<string, string>> = {
  locale: 'value || known.locale',
  names: '{ ...names, ...typed(value) }',
}

interface StoreOptions {
  apexClass: string
  /** Server methods that the project has; the others are switched off. */
  methods: readonly string[]
  /** Names of fields and objects that are switched off, by the keys of the store's `names`. */
  off: readonly string[]
}

/** Code that refuses a guest in the browser, in the words of the class; the class itself asks again. */
const forCustomers = [
  "const refused = { errorCode: 'NOT_SIGNED_IN', errorMessage: 'Only for customers who are signed in.' }",
  'const forCustomers = (method) => (isGuest ? () => Promise.resolve(refused) : method)',
  '',
]

function handedOver(name: string): string {
  // The site knows whether the shopper is a guest before the page has asked for its session.
  if (name === 'getIbcDetails') return '(given) => getIbcDetails({ ...given, isGuest })'
  return apexMethods[name]?.customer ? `forCustomers(${name})` : name
}

/**
 * Returns the component of the store settings: filled from the site's own modules (`@salesforce/…`), and with the server methods as the
 * platform resolves them, so that no name of a class travels.
 */
export function storeComponent(store: BlockDeclaration, { apexClass, methods, off }: StoreOptions): string {
  const slots = fieldSlots(siteStore(store))
  const absent = Object.keys(apexMethods).filter((name) => !methods.includes(name))
  return [
    "import { api } from 'lwc'",
    "import webstoreId from '@salesforce/webstore/Id'",
    "import communityId from '@salesforce/community/Id'",
    "import basePath from '@salesforce/community/basePath'",
    "import isGuest from '@salesforce/user/isGuest'",
    "import lang from '@salesforce/i18n/lang'",
    ...methods.map((name) => `import ${name} from '@salesforce/apex/${apexClass}.${name}'`),
    "import { VitrineBlock } from 'c/vitrineBlock'",
    '',
    "const sitePath = (basePath ?? '').replace(/\\/+$/, '')",
    '',
    ...(methods.some((name) => apexMethods[name]?.customer) ? forCustomers : []),
    '// An empty name switches a feature off: nothing is asked for it.',
    'const names = {',
    ...methods.map((name) => `  'method.${name}': ${handedOver(name)},`),
    ...[...absent.map((name) => `method.${name}`), ...off].map((name) => `  '${name}': '',`),
    '}',
    '',
    '/** Names that an editor has typed, as JSON. */',
    'function typed(value) {',
    '  try {',
    "    return JSON.parse(value || '{}')",
    '  } catch (error) {',
    "    console.warn('Vitrine: the names of the organisation are no JSON.', error)",
    '    return {}',
    '  }',
    '}',
    '',
    'const known = {',
    ...Object.entries(known).map(([name, value]) => `  '${kebab(name)}': ${value.replaceAll('"', "'")},`),
    "  locale: /^en\\b/i.test(lang) ? 'en' : 'de',",
    '  names,',
    '}',
    '',
    'export default class VitrineStore extends VitrineBlock {',
    "  static tag = 'vitrine-store'",
    '  values = { ...known }',
    ...slots.flatMap(({ property, attribute }) => [
      '',
      '  @api',
      `  get ${property}() {`,
      `    return this.values['${attribute}']`,
      '  }',
      `  set ${property}(value) {`,
      `    this.give('${attribute}', ${given[attribute] ?? 'value'})`,
      '  }',
    ]),
    '}',
    '',
  ].join('\n')
}
