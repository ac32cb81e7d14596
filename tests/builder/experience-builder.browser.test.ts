import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { experienceBuilderFiles } from '../../src/tools/experience-builder/experience-builder.js'

describe('the metadata for Experience Builder', () => {
  it('is XML that a parser reads, with a label for every property', () => {
    const hostile = { ...declarations[0]!, name: { de: 'Tasche & <Korb> "groß"', en: '' }, summary: { de: ']]> -- &amp;', en: '' } }
    const files = Object.entries(experienceBuilderFiles([hostile, ...declarations.slice(1)])).filter(([name]) => name.endsWith('.xml'))
    expect(files.length).toBeGreaterThan(declarations.length)
    for (const [name, text] of files) {
      const read = new DOMParser().parseFromString(text, 'application/xml')
      expect(read.querySelector('parsererror'), name).toBeNull()
      expect(read.documentElement.localName).toBe('LightningComponentBundle')
      for (const property of read.querySelectorAll('property')) expect(property.getAttribute('label'), name).toBeTruthy()
    }
    expect(files[0]![1]).toContain('Tasche &amp; &lt;Korb&gt;')
  })
})
