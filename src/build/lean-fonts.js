import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Axes that the design uses of each variable font; it keeps the letters that its face is for, in these weights. Fraunces keeps one
 * optical size, that of a heading: two thirds of its bytes say how it would look in a footnote or on a poster.
 */
const axes = {
  fraunces: { wght: { min: 380, max: 500 }, opsz: 36 },
  figtree: { wght: { min: 300, max: 700 } },
}

/** Subsets the fonts that a built sheet names, where they lie. */
export async function leanFonts(folder, sheet) {
  const css = readFileSync(join(folder, sheet), 'utf8')
  for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const [, file, family] = /url\(["']?(?:\.\/)?(fonts\/(\w+)[^"')]*)/.exec(face) ?? []
    const [, ranges] = /unicode-range:([^;}]*)/.exec(face) ?? []
    if (!file) continue
    if (!axes[family] || !ranges) throw new Error(`Say in src/build/lean-fonts.js what the design uses of ${file}.`)
    const whole = readFileSync(join(folder, file))
    const options = { targetFormat: 'woff2', noLayoutClosure: true, variationAxes: axes[family] }
    writeFileSync(join(folder, file), await subsetFont(whole, lettersOf(ranges), options))
  }
}

/** @param ranges ranges such as `U+20-7E, U+20AC, U+4??` */
function lettersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [from, to] = range.trim().replace(/^U\+/i, '').split('-')
      const first = Number.parseInt(from.replaceAll('?', '0'), 16)
      const last = Number.parseInt(to ?? from.replaceAll('?', 'F'), 16)
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
    })
    .join('')
}
