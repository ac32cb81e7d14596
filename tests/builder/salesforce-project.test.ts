import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { apexClasses, apexMethods } from '../../src/tools/salesforce/apex-methods.js'
import { extensionNames, extensionOf } from '../../src/tools/salesforce/extensions.js'
import { defaultOptions, type SalesforceOptions } from '../../src/tools/salesforce/options.js'
import { salesforceProject } from '../../src/tools/salesforce/project.js'
import { methodRows } from '../../src/commerce/salesforce/methods/methods.js'
import { platformChannels } from '../../src/commerce/domain/channels.js'

const all = declarations.map(({ tag }) => tag)
const resource = { 'lwr.js': new Uint8Array([1]), 'fonts/a.woff2': new Uint8Array([0, 255]) }
const projectOf = (options: Partial<SalesforceOptions> = {}) => salesforceProject({ ...defaultOptions, blocks: all, ...options }, resource)
const textOf = (files: ReturnType<typeof projectOf>, path: string): string => {
  const content = files[path]
  if (typeof content !== 'string') throw new Error(`There is no text ${path}.`)
  return content
}
const source = 'force-app/main/default'
const namesIn = (files: object, folder: string): string[] =>
  Object.keys(files).flatMap((path) => (path.startsWith(`${source}/${folder}/`) ? [path.slice(source.length + folder.length + 2)] : []))
const sourcesIn = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith('.ts') ? [join(folder, name)] : [])),
  )
/** Members of records that the five server methods of every shop answer with. */
const ofOthers =
  /^(First|Last)Name_t__c|^(Alternate)?ConsultantMoniker_t__c|^(Environment|Value)__c|_(tal|f|url)__c$|URL__c$|^(Country|Street|PostalCode|City|Phone|Email|VatId|About)_t__c$/
const everything: Partial<SalesforceOptions> = {
  extensions: extensionNames,
  origins: [
    { origin: 'https://katalog.example', use: 'catalogue' },
    { origin: 'https://pay.example:8443', use: 'payment' },
    { origin: 'https://katalog.example', use: 'media' },
  ],
}

describe('a project for Salesforce', () => {
  const files = projectOf(everything)

  it('says of which folders and version it is', () => {
    expect(JSON.parse(textOf(files, 'sfdx-project.json'))).toMatchObject({
      packageDirectories: [{ path: 'force-app', default: true }, { path: 'site' }],
      sourceApiVersion: '64.0',
    })
  })

  it('has the static resource as a folder beside its description, so that the tools find it', () => {
    expect(namesIn(files, 'staticresources')).toEqual(['vitrine.resource-meta.xml', 'vitrine/lwr.js', 'vitrine/fonts/a.woff2'])
    expect(textOf(files, `${source}/staticresources/vitrine.resource-meta.xml`)).toMatch(
      /<cacheControl>Public<\/cacheControl>\s*<contentType>application\/zip<\/contentType>/,
    )
  })

  it('has the page’s script in the head markup, below the path of the site', () => {
    expect(textOf(files, 'head-markup.html').trim().split('\n')).toEqual([
      '<link rel="stylesheet" href="{ basePath }/sfsites/c/resource/vitrine/vitrine.css">',
      '<script type="module" src="{ basePath }/sfsites/c/resource/vitrine/lwr.js"></script>',
    ])
    expect(textOf(projectOf({ runtime: 'light', prefix: 'acme' }), 'head-markup.html')).toContain('/resource/acme/light/lwr.js"')
  })

  it('has a component for each block that was asked for, the store, the bridge, the navigation and the theme layout', () => {
    const bundles = (options: Partial<SalesforceOptions>) => [
      ...new Set(namesIn(projectOf(options), 'lwc').map((name) => name.split('/')[0])),
    ]
    expect(bundles({})).toHaveLength(declarations.length + 4)
    const page = {
      version: 1 as const,
      path: '/',
      language: 'de' as const,
      title: '',
      description: '',
      nodes: [{ block: 'vitrine-video' }],
    }
    expect(bundles({ blocks: ['vitrine-quote'], pages: [page] }).toSorted()).toEqual(
      ['Block', 'Bridge', 'Navigation', 'Quote', 'Store', 'Theme', 'Video'].map((name) => `vitrine${name}`),
    )
  })

  it('has a channel for each of the platform’s, and its own', () => {
    expect(namesIn(files, 'messageChannels')).toHaveLength(platformChannels.length + 1)
  })

  it('lets in each foreign origin once, for what it is for, on Experience Builder sites', () => {
    expect(namesIn(files, 'cspTrustedSites')).toEqual([
      'Vitrine_katalog_example.cspTrustedSite-meta.xml',
      'Vitrine_pay_example_8443.cspTrustedSite-meta.xml',
    ])
    const catalogue = textOf(files, `${source}/cspTrustedSites/Vitrine_katalog_example.cspTrustedSite-meta.xml`)
    expect(catalogue).toContain('<context>Communities</context>')
    const allowed = [...catalogue.matchAll(/<isApplicableTo(\w+)Src>true</g)].map(([, name]) => name)
    expect(allowed).toEqual(['Frame', 'Img', 'Media'])
    const twins = ['https://a-b.example', 'https://a.b.example'].map((origin) => ({ origin, use: 'agent' as const }))
    expect(new Set(namesIn(projectOf({ origins: twins }), 'cspTrustedSites')).size).toBe(2)
    expect(namesIn(projectOf(), 'cspTrustedSites')).toEqual([])
  })

  it('tells the five steps, and the origins whose scripts only a person lets in', () => {
    const text = textOf(files, 'README.md')
    expect([...text.matchAll(/^(\d)\. \*\*/gm)].map(([, number]) => number)).toEqual(['1', '2', '3', '4', '5'])
    expect(text).toContain('Trusted Sites for Scripts: https://katalog.example.')
    expect(text).toContain('--metadata "DigitalExperience:site/Beauty_Shop1.sfdc_cms__view/vitrine_shop"')
  })

  it('is the same every time', () => {
    expect(projectOf(everything)).toEqual(files)
  })

  it('has other names below another prefix, and the blocks’ own tags and events as they are', () => {
    const acme = projectOf({ prefix: 'acmeShop', ...everything })
    const left = Object.entries(acme).flatMap(([path, content]) =>
      typeof content === 'string' && /\b[vV]itrine[A-Z]/.test(path + content) && path !== 'README.md' ? [path] : [],
    )
    expect(left).toEqual([])
    expect(textOf(acme, `${source}/lwc/acmeShopTheme/acmeShopTheme.html`)).toContain('<c-acme-shop-bridge></c-acme-shop-bridge>')
    expect(textOf(acme, `${source}/lwc/acmeShopStore/acmeShopStore.js`)).toContain("static tag = 'vitrine-store'")
    expect(textOf(acme, `${source}/lwc/acmeShopBridge/acmeShopBridge.js`)).toContain('@salesforce/messageChannel/AcmeShopRequest__c')
    expect(namesIn(acme, 'messageChannels')).toContain('AcmeShopRequest.messageChannel-meta.xml')
    expect(namesIn(acme, 'staticresources')[0]).toBe('acmeShop.resource-meta.xml')
  })

  it('is made of modules that parse', () => {
    const scripts = Object.entries(files).filter(([path]) => /\/lwc\/.*\.js$/.test(path))
    expect(scripts.length).toBeGreaterThan(declarations.length)
    for (const [path, text] of scripts) {
      const { diagnostics } = ts.transpileModule(String(text), {
        reportDiagnostics: true,
        fileName: path,
        compilerOptions: { allowJs: true, target: ts.ScriptTarget.ESNext },
      })
      expect(diagnostics, path).toEqual([])
    }
  })
})

describe('the component of the shop’s settings', () => {
  const path = `${source}/lwc/vitrineStore/vitrineStore`

  it('asks the site for what it knows, and nobody types it', () => {
    const files = projectOf()
    const script = textOf(files, `${path}.js`)
    for (const module of ['webstore/Id', 'community/Id', 'community/basePath', 'user/isGuest', 'i18n/lang'])
      expect(script).toContain(`from '@salesforce/${module}'`)
    const asked = [...textOf(files, `${path}.js-meta.xml`).matchAll(/name="(\w+)"/g)].map(([, name]) => name)
    expect(asked).toContain('loginUrl')
    for (const name of ['webstoreId', 'communityId', 'apiBasePath', 'sitePath', 'apexTransport']) expect(asked).not.toContain(name)
    const sandboxIds = Object.entries(files).flatMap(([file, text]) => (/0(?:ZE|DB)0000000/.test(String(text)) ? [file] : []))
    expect(sandboxIds).toEqual([])
  })

  it('hands over the methods of the project as the platform resolves them, and switches the others off', () => {
    const script = textOf(projectOf({ extensions: ['newsletter'], apexClass: 'MyShop' }), `${path}.js`)
    const imported = [...script.matchAll(/^import (\w+) from '@salesforce\/apex\/MyShop\.(\w+)'$/gm)].map(([, as, name]) => [as, name])
    expect(imported).toHaveLength(8)
    for (const [as, name] of imported) {
      expect(as).toBe(name)
      const given = name === 'getIbcDetails' ? '(given) => getIbcDetails({ ...given, isGuest })' : name
      expect(script).toContain(`  'method.${name}': ${given},\n`)
    }
    for (const name of ['method.findConsultants', 'field.line', 'field.seller', 'beauty', 'subscription', 'user.firstTimeLogin'])
      expect(script).toContain(`  '${name}': '',\n`)
    expect(script).not.toContain("'beauty.skinType'")
    const on = textOf(projectOf(everything), `${path}.js`)
    expect(on).not.toContain(": '',")
  })

  it('lets an editor type names besides', () => {
    const script = textOf(projectOf(), `${path}.js`)
    expect(script).toContain("this.give('names', { ...names, ...typed(value) })")
  })
})

describe('methods for customers', () => {
  /** The component's module as the site runs it: its imports are what is given here. */
  async function namesFor(isGuest: boolean) {
    const script = textOf(projectOf({ extensions: ['relations'] }), `${source}/lwc/vitrineStore/vitrineStore.js`)
    const modules = { isGuest, webstoreId: 'w', communityId: 'c', basePath: '/de/', lang: 'de-DE', VitrineBlock: Object }
    const asked: unknown[] = []
    const imported = [...script.matchAll(/^import (\w+) from '@salesforce\/apex/gm)].map(([, name = '']) => name)
    const ask = Object.fromEntries(imported.map((name) => [name, async (given: unknown) => void asked.push([name, given])]))
    const body = script.slice(script.indexOf('const sitePath'), script.indexOf('export default'))
    const given = { ...modules, ...ask }
    const known = new Function(...Object.keys(given), `${body}; return known`)(...Object.values(given)) as {
      names: Record<string, (given?: object) => Promise<unknown>>
    }
    return { known, asked }
  }

  it('refuse a guest without asking anybody, and are asked by customers', async () => {
    const guest = await namesFor(true)
    expect(await guest.known.names['method.getRelations']?.()).toMatchObject({ errorCode: 'NOT_SIGNED_IN' })
    expect(guest.asked).toEqual([])
    const customer = await namesFor(false)
    await customer.known.names['method.getRelations']?.({})
    await customer.known.names['method.getIbcDetails']?.({ shopId: '1', isGuest: true })
    expect(customer.asked).toEqual([
      ['getRelations', {}],
      ['getIbcDetails', { shopId: '1', isGuest: false }],
    ])
    expect(customer.known).toMatchObject({ 'site-path': '/de', 'api-base-path': '/de/webruntime/api', locale: 'de', 'webstore-id': 'w' })
  })
})

describe('the Apex class', () => {
  const classOf = (options: Partial<SalesforceOptions>) => {
    const text = textOf(projectOf(options), `${source}/classes/ShopController.cls`)
    const methods = [...text.matchAll(/@AuraEnabled(\(cacheable=true\))?\n {4}public static [\w<>, ]+? (\w+)\(([^)]*)\) \{/g)]
    return { text, methods: methods.map(([, cacheable, name = '', parameters = '']) => ({ name, cacheable: !!cacheable, parameters })) }
  }

  it('has the five methods of every shop, and those of extensions that are switched on', () => {
    expect(classOf({}).methods.map(({ name }) => name)).toEqual([
      'getProductDetails',
      'getIbcDetails',
      'getMonikerFromConsultantKey',
      'getDataLayerValues',
      'getCookieConsentData',
    ])
    expect(classOf({ extensions: ['newsletter'] }).methods).toHaveLength(8)
  })

  it('knows every method that the client can call, and only those', () => {
    expect(Object.keys(apexMethods).toSorted()).toEqual(Object.keys(methodRows).toSorted())
    const offered = extensionNames.flatMap((name) => extensionOf(name).methods ?? [])
    expect(new Set(offered).size).toBe(offered.length)
    expect(offered.length + 5).toBe(Object.keys(methodRows).length)
  })

  it('lets Lightning keep what the client reads with GET, and nothing that is posted', () => {
    const kept = classOf(everything).methods.filter(({ cacheable }) => cacheable)
    const gets = Object.entries(methodRows).flatMap(([name, { verb }]) => (verb === 'GET' ? [name] : []))
    expect(kept.map(({ name }) => name).toSorted()).toEqual(gets.toSorted())
  })

  it('takes every argument that the client sends, under its name', () => {
    const sources = sourcesIn('src/commerce/salesforce/gateways').map((file) => readFileSync(file, 'utf8'))
    const sent = sources.flatMap((text) =>
      [...text.matchAll(/call\(\s*'(\w+)',\s*\{([^}]*)\}/g)].flatMap(([, name = '', given = '']) =>
        Object.hasOwn(methodRows, name)
          ? given
              .split(',')
              .map((each) => each.split(':')[0]!.trim())
              .filter(Boolean)
              .map((member) => [name, member] as const)
          : [],
      ),
    )
    expect(sent.length).toBeGreaterThan(30)
    const unknown = sent.filter(([name, member]) => !apexMethods[name]?.parameters.some(([, parameter]) => parameter === member))
    expect(unknown).toEqual([])
  })

  it('runs with sharing, guards what belongs to a customer, and says so when nobody has written a method', () => {
    const { text } = classOf(everything)
    expect(text).toContain('public with sharing class ShopController {')
    const guarded = Object.entries(apexMethods).filter(([, { customer }]) => customer)
    expect(guarded.length).toBeGreaterThan(8)
    for (const [name] of guarded) expect(text).toMatch(new RegExp(`${name}\\([^)]*\\) \\{\\n {8}requireCustomer\\(\\);`))
    for (const name of Object.keys(apexMethods)) expect(text).toContain(`throw notWritten('${name}');`)
    expect(classOf({}).text).not.toContain('requireCustomer')
  })

  it('names only what Apex allows, and types that there are', () => {
    const known = new Set([...Object.keys(apexClasses), 'String', 'Integer', 'Decimal', 'Boolean', 'Id', 'Object', 'List', 'Map'])
    const members = [...Object.values(apexClasses), ...Object.values(apexMethods).map(({ parameters }) => ({ members: parameters }))]
    for (const [type, name] of members.flatMap((each) => each.members)) {
      expect(name).toMatch(/^[A-Za-z](?!.*__)\w*[A-Za-z0-9]$/)
      expect(type.match(/\w+/g)?.filter((word) => !known.has(word))).toEqual([])
    }
    for (const { returns } of Object.values(apexMethods)) expect(returns.match(/\w+/g)?.filter((word) => !known.has(word))).toEqual([])
  })

  it('comes with a test of each method', () => {
    const text = textOf(projectOf(everything), `${source}/classes/ShopControllerTest.cls`)
    for (const name of Object.keys(apexMethods)) expect(text).toContain(`static void ${name}IsNotWrittenYet() {`)
    expect(text).toContain("WHERE UserType = 'Guest'")
    expect(namesIn(projectOf(), 'classes').toSorted()).toEqual(
      ['ShopController.cls', 'ShopController.cls-meta.xml', 'ShopControllerTest.cls', 'ShopControllerTest.cls-meta.xml'].toSorted(),
    )
  })
})

describe('extensions', () => {
  it('are named by the blocks that use them, each by one at least, and no other is', () => {
    const named = new Set(declarations.flatMap(({ extensions = [] }) => extensions))
    expect([...named].toSorted()).toEqual(extensionNames.toSorted())
  })

  it('stand in the README with the blocks that use them', () => {
    const text = textOf(projectOf({ extensions: ['withdrawal'] }), 'README.md')
    expect(text).toMatch(/^\| `withdrawal` \| on \| .+ \| `vitrine-order-history`, `vitrine-withdrawal` \|$/m)
  })

  it('bring no field and no object as long as they are off', () => {
    expect(namesIn(projectOf(), 'objects')).toEqual([])
    const records = namesIn(projectOf({ extensions: ['records'] }), 'objects')
    expect(records.filter((name) => name.startsWith('ContactPreference__c/'))).toEqual([
      'ContactPreference__c/ContactPreference__c.object-meta.xml',
      ...['Contact__c', 'BestTime__c', 'BestMethod__c', 'Frequency__c'].map((name) => `ContactPreference__c/fields/${name}.field-meta.xml`),
    ])
    expect(records.some((name) => name.startsWith('Product2/'))).toBe(false)
  })

  it('have every field of our own that the client reads', () => {
    const written = new Set(
      namesIn(projectOf(everything), 'objects').map((name) =>
        name
          .split('/')
          .at(-1)
          ?.replace(/\.(field|object)-meta\.xml$/, ''),
      ),
    )
    const read = sourcesIn('src/commerce/salesforce', 'src/commerce/domain').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'(\w+__c)'/g)].map(([, field = '']) => field).filter((field) => !ofOthers.test(field)),
    )
    expect(read.length).toBeGreaterThan(30)
    expect(read.filter((name) => !written.has(name))).toEqual([])
  })

  it('let customers write their own records, and guests read facts of products only', () => {
    const files = projectOf(everything)
    const customers = textOf(files, `${source}/permissionsets/Vitrine_Shopper.permissionset-meta.xml`)
    const guests = textOf(files, 'site/main/default/profiles/Beauty Shop Profile.profile-meta.xml')
    expect(customers).toContain('<object>BeautyProfile__c</object>')
    // A required field has no permission of its own: a deployment with one fails.
    expect(customers).not.toContain('.Contact__c')
    expect([...guests.matchAll(/<field>(\w+)\./g)].map(([, object]) => object)).toEqual(
      [...guests.matchAll(/<field>/g)].map(() => 'Product2'),
    )
    expect(guests).not.toMatch(/objectPermissions|<editable>true/)
    for (const text of [customers, guests]) expect(text).toContain('<apexClass>ShopController</apexClass>')
  })
})
