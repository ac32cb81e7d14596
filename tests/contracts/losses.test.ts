import { describe, expect, it } from 'vitest'
import { allLosses } from '../../src/tools/definitions/all-losses.js'
import { declarations } from '../../src/blocks/declarations.js'
import { lossesByReason, lossesTable } from '../../src/tools/definitions/losses.js'

/** `everywhere`: it follows from the builder, whatever a block says. Otherwise every field or block is named. */
type Accepted = Readonly<Record<string, 'everywhere' | readonly string[]>>

const perDevice = ['vitrine-column.width', 'vitrine-section.background', 'vitrine-section.direction', 'vitrine-section.minHeight']
const references = ['vitrine-consultant-profile.consultant', 'vitrine-product-detail.product', 'vitrine-product-list.category']

const ofElements = ['vitrine-questions', 'vitrine-quote', 'vitrine-table']
const pictures = ['vitrine-checkout.guaranteeNotice', 'vitrine-section.background', 'vitrine-video.poster']
const severalOfSome = ['vitrine-beauty-profile.sections', 'vitrine-site-search.show']

const accepted: Readonly<Record<string, Accepted>> = {
  GrapesJS: {
    'A refused drop does not say why.': 'everywhere',
    'Traits have no help text.': 'everywhere',
    'The field shows always, also where it has no effect.': 'everywhere',
    'A number outside its range is not written, and nothing says why.': 'everywhere',
    'Several lines are typed into one.': 'everywhere',
    'Nothing says that a value is needed.': [
      'vitrine-catalogue-frame.catalogueUrl',
      'vitrine-catalogue-frame.helperUrl',
      'vitrine-store.webstoreId',
      'vitrine-video.address',
      'vitrine-video.heading',
    ],
    'A value per device is three traits; the form does not follow the device of the canvas.': perDevice,
    'There is no search: the number is typed.': references,
    'There is no search: the numbers are typed, separated by spaces.': ['vitrine-product-list.productIds'],
    'There is no picture chooser: the address is typed.': pictures,
    'There is no colour chooser: the colour or token is typed.': ['vitrine-section.overlay'],
    'There is no calendar: the date is typed.': ['vitrine-section.shownFrom', 'vitrine-section.shownUntil'],
    'The value is edited as JSON text.': ['vitrine-store.pages', 'vitrine-store.words', 'vitrine-store.names', 'vitrine-store.offerTerms'],
    'Several choices are typed, separated by spaces.': severalOfSome,
  },
  Puck: {
    'A name for the outline is typed in the form; the outline goes on showing the block’s own name.': 'everywhere',
    'Fields stand in one list, in the order of their groups, without the group’s heading.': 'everywhere',
    'There is no fold: advanced fields stand at the end of the list.': 'everywhere',
    'Only the nearest block is asked: deeper inside a forbidden block it may be dropped, and the page’s hints say so.': 'everywhere',
    'A second one can be inserted, and the page’s hints say that it is one too many; duplicating is refused.': 'everywhere',
    'A refused drop does not say why.': ['vitrine-column', 'vitrine-main-navigation', ...ofElements],
    'A value per device is three fields; the form does not follow the device of the canvas.': perDevice,
    'There is no search: the number is typed.': references,
    'There is no search and no dragging: the numbers are typed, one a line.': ['vitrine-product-list.productIds'],
    'There is no picture chooser: the address is typed.': pictures,
    'The value is edited as JSON text.': ['vitrine-store.pages', 'vitrine-store.words', 'vitrine-store.names', 'vitrine-store.offerTerms'],
  },
  'Experience Builder': {
    'There is no name for an outline, and one language for the form.': 'everywhere',
    'Fields stand in one list, without groups; with `undocumented` they have groups.': 'everywhere',
    'There is no fold for advanced fields; with `undocumented` there is.': 'everywhere',
    'A field is shown even while it means nothing; with `undocumented` it is not.': 'everywhere',
    'A field is shown even while it means nothing.': 'everywhere',
    'Placement is not checked: where a block belongs, and how often, only its description can say.': 'everywhere',
    'There are no presets.': 'everywhere',
    'Options are shown by their values; with `optionLabels` by labels, from a class of Apex each.': 'everywhere',
    'A long text is typed in one line.': 'everywhere',
    'There is no search: the number is typed.': references,
    'There is no search: the numbers are typed, divided by spaces.': ['vitrine-product-list.productIds'],
    'There is no picture chooser: the address is typed.': pictures,
    'Several options are typed, divided by spaces.': severalOfSome,
    'The value is typed as text.': ['vitrine-section.shownFrom', 'vitrine-section.shownUntil'],
    'The value is typed as JSON in one line.': [
      'vitrine-store.pages',
      'vitrine-store.words',
      'vitrine-store.names',
      'vitrine-store.offerTerms',
    ],
  },
  WordPress: {
    'Only the nearest block is asked: deeper inside a forbidden block it may be dropped.': 'everywhere',
    'It stands where it is inserted, not at the start or end of the page by itself.': 'everywhere',
    'There is no search: the number is typed.': references,
    'There is no search: the numbers are typed, one after another.': ['vitrine-product-list.productIds'],
    'The value is edited as JSON text.': ['vitrine-store.pages', 'vitrine-store.words', 'vitrine-store.names', 'vitrine-store.offerTerms'],
  },
}

describe('what builders cannot express', () => {
  it.each(allLosses(declarations).map(({ builder, losses }) => [builder, losses] as const))(
    'is for %s no more than was accepted',
    (builder, losses) => {
      const fresh = [...lossesByReason(losses)].flatMap(([reason, same]) => {
        const known = accepted[builder]?.[reason]
        if (known === 'everywhere') return []
        const named = same.map(({ block, field }) => (field === undefined ? block : `${block}.${field}`))
        return named.filter((name) => !known?.includes(name)).map((name) => `${name}: ${reason}`)
      })
      expect(fresh, 'a new loss: find a way to express it, or accept it here').toEqual([])
    },
  )

  it.each(allLosses(declarations).map(({ builder, losses }) => [builder, losses] as const))(
    'is for %s no less than was accepted',
    (builder, losses) => {
      expect(
        Object.keys(accepted[builder] ?? {}).filter((reason) => !lossesByReason(losses).has(reason)),
        'no longer lost: take it from the list',
      ).toEqual([])
    },
  )

  it('stands in the table that the guide to other builders shows', () => {
    const table = lossesTable(
      [
        {
          builder: 'Puck',
          losses: [
            { block: 'vitrine-a', field: 'b', reason: 'No | way.' },
            { block: 'vitrine-a', reason: 'Never.' },
          ],
        },
      ],
      2,
    )
    expect(table).toContain('| Puck | No \\| way. | `vitrine-a.b` |')
    expect(table).toContain('| Puck | Never. | `vitrine-a` |')
  })
})
