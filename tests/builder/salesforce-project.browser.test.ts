import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { extensionNames } from '../../src/tools/salesforce/extensions.js'
import { defaultOptions } from '../../src/tools/salesforce/options.js'
import { salesforceProject } from '../../src/tools/salesforce/project.js'

describe('the metadata of a project for Salesforce', () => {
  it('is XML that a parser reads, of the type that its name says', () => {
    const types: Readonly<Record<string, string>> = {
      resource: 'StaticResource',
      js: 'LightningComponentBundle',
      messageChannel: 'LightningMessageChannel',
      cls: 'ApexClass',
      field: 'CustomField',
      object: 'CustomObject',
      cspTrustedSite: 'CspTrustedSite',
      permissionset: 'PermissionSet',
      profile: 'Profile',
      digitalExperience: 'DigitalExperienceBundle',
    }
    const options = {
      ...defaultOptions,
      site: 'Grün & Schön',
      blocks: declarations.map(({ tag }) => tag),
      extensions: extensionNames,
      origins: [{ origin: 'https://katalog.example', use: 'catalogue' as const }],
    }
    const files = Object.entries(salesforceProject(options, {})).filter(([path]) => path.endsWith('-meta.xml'))
    expect(new Set(files.map(([path]) => path.split('.').at(-2)?.replace('-meta', '')))).toEqual(new Set(Object.keys(types)))
    for (const [path, text] of files) {
      const { documentElement } = new DOMParser().parseFromString(String(text), 'application/xml')
      expect(documentElement.querySelector('parsererror'), path).toBeNull()
      expect(documentElement.localName, path).toBe(types[path.split('.').at(-2)?.replace('-meta', '') ?? ''])
      expect(documentElement.namespaceURI, path).toBe('http://soap.sforce.com/2006/04/metadata')
    }
  })
})
