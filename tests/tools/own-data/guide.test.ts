import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportShop } from '../../../src/tools/cli/data/export-shop.js'
import { readDataFolder } from '../../../src/tools/own-data/read-data-folder.js'
import { folderWith } from '../../support/data-folder.js'
import { filesOfGuide } from '../../support/guide-files.js'

const guide = readFileSync('stories/guides/your-own-shop.md', 'utf8')
const [, page = ''] = /```markdown\n([\s\S]*?)```/.exec(guide) ?? []

/** A folder with every file of the guide, and a picture. */
function copied(): string {
  const folder = folderWith({ 'bilder/hemd.jpg': 'x', 'seiten/wir.md': page })
  for (const [name, text] of Object.entries(filesOfGuide('your-own-shop'))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

describe('the guide “Your own shop”', () => {
  it('has files that make a shop, of which nothing is left out', () => {
    const { name, facts, pages, report } = readDataFolder(copied())
    expect(report.omissions).toEqual([])
    expect(report.files.map(({ file, format }) => [file, format])).toEqual([
      ['categories.json', 'categories'],
      ['consultants.json', 'consultants'],
      ['products.json', 'Vitrine products'],
      [join('seiten', 'wir.md'), 'page'],
      ['shop.json', 'settings of the shop'],
    ])
    expect(name).toBe('Küstenhemd')
    expect(facts.categories?.map((each) => each.name)).toEqual(['Kleidung', 'Bad'])
    const [shirt, soap] = facts.products ?? []
    expect(shirt?.family?.members.map(({ sku, price, listPrice, stock, swatch }) => [sku, price, listPrice, stock, swatch])).toEqual([
      ['H-1-S', '39.90', '49.90', 3, '#274a94'],
      ['H-1-M', '39.90', '49.90', 0, '#274a94'],
    ])
    expect(soap).toMatchObject({ sku: 'S-1', content: { amount: 0.1, unit: 'kg' } })
    expect(facts.deliveryMethods?.map((each) => [each.name, each.fee, each.freeFrom, each.countries])).toEqual([
      ['Päckchen', 390, 5000, ['DE', 'AT']],
      ['Express', 990, undefined, ['DE']],
    ])
    expect(facts.promotions?.map(({ couponCode, off }) => [couponCode, off])).toEqual([
      ['MOIN', { percent: 10 }],
      [undefined, { cents: 100 }],
    ])
    expect(facts.consultants?.[0]).toMatchObject({ moniker: 'mia-weiss', languages: ['Deutsch', 'Dänisch'], specialties: ['Stoffe'] })
    expect(facts.consultants?.[0]?.latitude).toBeCloseTo(54, 0)
    expect(pages[0]).toMatchObject({ path: '/ueber-uns', title: 'Über uns', description: 'Wer an der Küste webt.' })
  })

  it('writes the import that it tells of', () => {
    const { files } = exportShop(copied(), join(folderWith({}), 'import'), { overwrite: false })
    expect(files).toEqual(
      expect.arrayContaining(['products.csv', 'shop.json', 'categories.json', 'consultants.json', join('bilder', 'hemd.jpg')]),
    )
  })
})
