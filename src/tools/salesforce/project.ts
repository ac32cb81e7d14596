import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import type { BlockDeclaration } from '../../core/element/declaration.js'
import { apiNameOf, workspaceName } from '../../pages/document/experience-names.js'
import { blocksIn } from '../../pages/document/page-walk.js'
import { experiencePage } from '../../pages/document/experience-page.js'
import { experienceBuilderFiles } from '../experience-builder/experience-builder.js'
import { messageChannelFiles } from '../experience-builder/message-channels.js'
import { optionListFiles } from '../experience-builder/option-lists.js'
import { inFolder, type ProjectFiles } from '../definitions/project-files.js'
import { guestProfileFile, permissionSetFile } from './access-files.js'
import { apexFiles } from './apex-files.js'
import { coreMethods } from './apex-methods.js'
import { extensionNames, extensionOf } from './extensions.js'
import { headMarkup } from './head-markup.js'
import { child, metadataFile } from './metadata-xml.js'
import { objectFiles } from './object-files.js'
import { offNames } from './off-names.js'
import type { SalesforceOptions } from './options.js'
import { pageTemplate } from './page-template.js'
import { readMe } from './read-me.js'
import { renameFiles } from './rename.js'
import { storeComponent, siteStore } from './store-component.js'
import { themeLayoutFiles } from './theme-layout.js'
import { trustedSiteFiles } from './trusted-sites.js'

const source = 'force-app/main/default'
/** Folder of the files that only an org with the site takes: it is deployed after the site was made. */
const siteSource = 'site/main/default'

/**
 * Returns a project of the Salesforce CLI that puts the blocks on an Experience Cloud site.
 * @param resource the files of the package's folder `dist/cdn`, as the static resource holds them
 */
export function salesforceProject(
  options: SalesforceOptions,
  resource: Readonly<Record<string, Uint8Array>>,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): ProjectFiles {
  const { apexClass, forms, language, origins, prefix, runtime, site } = options
  const extensions = options.extensions.map(extensionOf)
  const methods = [...Object.keys(coreMethods), ...extensions.flatMap(({ methods: own = [] }) => own)]
  const pages = options.pages.length > 0 ? options.pages : [pageTemplate(options)]
  const used = new Set(pages.flatMap(({ nodes }) => [...blocksIn(nodes)].map(({ block }) => block)))
  const chosen = declarations.filter(({ tag }) => tag === storeTag || options.blocks.includes(tag) || used.has(tag))
  const written = pages.map((page) => ({
    page,
    ...experiencePage(page, { site, prefix, declarations: chosen, paths: pages.map(({ path }) => path) }),
  }))
  const access = { apexClass, extensions }
  return {
    'sfdx-project.json': projectFile(site),
    '.forceignore': '**/jsconfig.json\n**/.eslintrc.json\n**/__tests__/**\n',
    'README.md': readMe({ ...options, written, methods, declarations }),
    'head-markup.html': headMarkup({ resource: prefix, runtime }),
    ...inFolder(`${source}/staticresources`, resourceFiles(prefix, resource)),
    ...inFolder(`${source}/lwc`, renameFiles(componentFiles(chosen, methods, options), prefix)),
    ...inFolder(`${source}/messageChannels`, renameFiles(messageChannelFiles(), prefix)),
    ...inFolder(`${source}/classes`, apexFiles(apexClass, methods)),
    ...(forms.optionLabels && inFolder(`${source}/classes`, renameFiles(optionListFiles(chosen.map(onSite), language), prefix))),
    ...inFolder(`${source}/objects`, objectFiles(extensions)),
    ...inFolder(`${source}/cspTrustedSites`, trustedSiteFiles(prefix, origins)),
    ...inFolder(`${source}/permissionsets`, {
      [`${permissionSetName(prefix)}.permissionset-meta.xml`]: permissionSetFile(permissionSetName(prefix).replaceAll('_', ' '), access),
    }),
    ...inFolder(`${siteSource}/profiles`, { [`${site} Profile.profile-meta.xml`]: guestProfileFile(access) }),
    ...inFolder(
      `${siteSource}/digitalExperiences`,
      Object.assign({ [bundleFile(site)]: bundle(site) }, ...written.map(({ files }) => files)),
    ),
  }
}

const storeTag = 'vitrine-store'
export const permissionSetName = (prefix: string): string => `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}_Shopper`

const projectFile = (site: string): string =>
  `${JSON.stringify(
    {
      packageDirectories: [{ path: 'force-app', default: true }, { path: 'site' }],
      name: apiNameOf(site),
      namespace: '',
      sfdcLoginUrl: 'https://login.salesforce.com',
      sourceApiVersion: '64.0',
    },
    null,
    2,
  )}\n`

/** Returns the archive as a folder in source form, which is zipped when it is deployed (StaticResource, API 64.0). */
const resourceFiles = (name: string, files: Readonly<Record<string, Uint8Array>>): Record<string, string | Uint8Array> => ({
  [`${name}.resource-meta.xml`]: metadataFile('StaticResource', [
    child('cacheControl', 'Public'),
    child('contentType', 'application/zip'),
    child('description', 'The blocks of @vitrine/blocks.'),
  ]),
  ...inFolder(name, files),
})

function componentFiles(chosen: readonly BlockDeclaration[], methods: readonly string[], options: SalesforceOptions) {
  const { language, apexClass, extensions, forms } = options
  const off = offNames(extensionNames.filter((name) => !extensions.includes(name)).map(extensionOf))
  const store = chosen.find(({ tag }) => tag === storeTag)
  return {
    ...experienceBuilderFiles(chosen.map(onSite), { language, ...forms }),
    // The store asks for the session, so no server may draw it.
    ...(store && experienceBuilderFiles([siteStore(store)], { language, ...forms, serverRendered: false })),
    ...(store && { 'vitrineStore/vitrineStore.js': storeComponent(store, { apexClass, methods, off }) }),
    ...themeLayoutFiles,
  }
}

const onSite = (each: BlockDeclaration): BlockDeclaration => (each.tag === storeTag ? siteStore(each) : each)

const bundleFile = (site: string): string => `site/${workspaceName(site)}/${workspaceName(site)}.digitalExperience-meta.xml`
const bundle = (site: string): string => metadataFile('DigitalExperienceBundle', [child('label', workspaceName(site))])
