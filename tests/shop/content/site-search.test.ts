import { describe, expect, it } from 'vitest'
import { markWords } from '../../../src/commerce/domain/content/marked-words.js'
import { isAmong, isNeverFound, pathOnSite, pathsIn } from '../../../src/commerce/domain/content/site-search.js'

/** The text, with what is marked in brackets. */
const marked = (text: string, question: string) =>
  markWords(text, question)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

describe('markWords', () => {
  it.each([
    ['Rosenduft am Morgen', 'rose', '[Rose]nduft am Morgen'],
    ['Pflege in der Nacht', 'nacht pflege', '[Pflege] in der [Nacht]'],
    ['Kühlungsborn an der Straße', 'KUEHL strasse', '[Kühl]ungsborn an der [Straße]'],
    ['Kuhlungsborn', 'kühl', '[Kuhl]ungsborn'],
    ['Weiß und Weiss', 'weis', '[Weiß] und [Weis]s'],
    ['Naïve Crème', 'creme', 'Naïve [Crème]'],
    ['Ku\u0308hl', 'kühl', '[Kühl]'],
    ['in Lindenrose', 'in', '[in] Lindenrose'],
    ['ohne', 'etwas', 'ohne'],
    ['ohne', ' .* ', 'ohne'],
    ['aaaaaa', 'aaaa', '[aaaaaa]'],
    ['', 'rose', ''],
  ])('in %j for %j gives %j', (text, question, wanted) => {
    expect(marked(text, question)).toBe(wanted)
  })

  it('loses nothing of the text', () => {
    const text = '<b>ﬁn 👩‍🦰 İstanbul</b> ß\u0000'
    for (const question of ['b', 'istanbul', 'fin', 'ss', '👩', text])
      expect(
        markWords(text, question)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
  })
})

describe('the site’s search', () => {
  it('never finds the six pages of the specification, whatever their addresses', () => {
    for (const role of ['beauty-profile', 'account', 'privacy', 'consultant', 'checkout-terms', 'terms'])
      expect(isNeverFound(role)).toBe(true)
    for (const role of ['home', 'imprint', undefined]) expect(isNeverFound(role)).toBe(false)
  })

  it.each(['/account', '/account/', '/Account', '/account?von=suche', '/account#oben', '/%61ccount', '/acc%6Funt'])(
    'knows %j by any spelling',
    (path) => {
      expect(isAmong(path, ['/account'])).toBe(true)
    },
  )

  it.each(['/accounts', '/mein/account', '/', '/%E0%A4%A'])('takes %j for another page', (path) => {
    expect(isAmong(path, ['/account'])).toBe(false)
  })

  it('reads an editor’s list of paths', () => {
    expect(pathsIn(' /danke\n/intern/preise  \r\n\nhttps://elsewhere.example danke')).toEqual(['/danke', '/intern/preise'])
  })

  it.each([
    ['/faq', '/faq'],
    ['/über-uns?a=1#b', '/%C3%BCber-uns?a=1#b'],
    ['/a/../b', '/b'],
  ])('lets %j through', (address, path) => {
    expect(pathOnSite(address)).toBe(path)
  })

  it.each([
    '',
    'faq',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'https://elsewhere.example/',
    `/${'x'.repeat(3000)}`,
  ])('does not take %j for a page of this site', (address) => {
    expect(pathOnSite(address)).toBeUndefined()
  })
})
