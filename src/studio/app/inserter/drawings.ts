/** What a shape is made of: white paper, a pale line, a middle tone, the strong colour; `dashed` is an outline of what nobody sees. */
type Tone = 'paper' | 'line' | 'middle' | 'strong' | 'dashed'

/** A rectangle (x, y, width, height, radius) or an SVG path, on a sheet of 80 × 48. */
export type Shape =
  | readonly [tone: Tone, x: number, y: number, width: number, height: number, radius?: number]
  | readonly [tone: Tone, path: string]

const dot = (tone: Tone, x: number, y: number, radius: number): Shape => [tone, x - radius, y - radius, radius * 2, radius * 2, radius]
const bars = (tone: Tone, x: number, widths: readonly number[], y: number, step = 7, height = 4): Shape[] =>
  widths.map((width, index): Shape => [tone, x, y + index * step, width, height, height / 2])
const goods = (x: number): Shape[] => [
  ['paper', x, 5, 22, 38, 4],
  ['middle', x + 4, 9, 14, 15, 3],
  ['line', x + 4, 28, 14, 3, 1.5],
  ['line', x + 4, 34, 8, 3, 1.5],
]
const person = (tone: Tone, x: number, y: number): Shape[] => [dot(tone, x, y, 6), [tone, `M${x - 10} ${y + 18}a10 10 0 0 1 20 0z`]]
const star = 'l2.6 5.3 5.8 .8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'
const triangle = 'l9 15h-18z'

const leaves: readonly Shape[] = [
  ['paper', 'M10 10q15-5 29 0v30q-14-5-29 0z'],
  ['paper', 'M41 10q15-5 29 0v30q-14-5-29 0z'],
]
const sheet = (x: number, width: number): Shape => ['paper', x, 3, width, 42, 5]

export const drawings: Readonly<Record<string, readonly Shape[]>> = {
  heading: [['strong', 12, 15, 46, 9, 3], ...bars('line', 12, [56], 31)],
  text: bars('line', 12, [56, 50, 54, 30], 10, 8),
  button: [
    ['strong', 14, 15, 52, 18, 9],
    ['paper', 26, 22, 28, 4, 2],
  ],
  picture: [['paper', 14, 6, 52, 36, 5], dot('middle', 54, 16, 4), ['strong', 'M18 38l13-17 9 11 6-7 11 13z']],
  list: [...[12, 24, 36].map((y) => dot('strong', 16, y, 3)), ...bars('line', 25, [43, 34, 39], 10, 12)],
  divider: [...bars('line', 16, [48], 11), ['strong', 12, 23, 56, 2, 1], ...bars('line', 16, [48], 33)],

  'vitrine-account': [
    ['paper', 8, 5, 64, 16, 6],
    dot('strong', 18, 13, 5),
    ['line', 28, 11, 26, 4, 2],
    ...[8, 42].flatMap((x): Shape[] => [['paper', x, 26, 30, 16, 5], dot('middle', x + 8, 34, 4), ['line', x + 15, 32, 11, 4, 2]]),
  ],
  'vitrine-account-switcher': [
    ['paper', 10, 5, 60, 16, 8],
    dot('strong', 19, 13, 5),
    ['line', 29, 11, 26, 4, 2],
    ['middle', 'M60 11l3 4 3-4z'],
    dot('middle', 19, 31, 5),
    ['line', 29, 29, 30, 4, 2],
    dot('middle', 19, 43, 4),
    ['line', 29, 41, 22, 4, 2],
  ],
  'vitrine-beauty-profile': [
    sheet(10, 60),
    ['strong', 17, 9, 24, 5, 2.5],
    ...[20, 30].flatMap((y): Shape[] => [
      ['middle', 17, y, 14, 6, 3],
      [y === 20 ? 'strong' : 'line', 33, y, 18, 6, 3],
      ['line', 53, y, 11, 6, 3],
    ]),
    ['line', 17, 39, 20, 3, 1.5],
  ],
  'vitrine-beauty-profile/skin': [
    sheet(10, 60),
    dot('middle', 40, 20, 11),
    ['line', 'M33 18a7 7 0 0 1 7-5v3a4 4 0 0 0-4 2z'],
    ['strong', 17, 36, 14, 5, 2.5],
    ['line', 33, 36, 14, 5, 2.5],
    ['line', 49, 36, 14, 5, 2.5],
  ],
  'vitrine-cart-page': [
    sheet(6, 42),
    ...[9, 21, 33].flatMap((y): Shape[] => [
      ['middle', 11, y, 8, 8, 2],
      ['line', 23, y + 2, 19, 3, 1.5],
    ]),
    sheet(53, 22),
    ['line', 57, 10, 14, 3, 1.5],
    ['line', 57, 17, 10, 3, 1.5],
    ['strong', 57, 34, 14, 7, 3.5],
  ],
  'vitrine-cart-panel': [
    ...bars('line', 6, [28, 24, 28, 16], 9, 9),
    ['paper', 42, 0, 38, 48],
    ...[7, 19].flatMap((y): Shape[] => [
      ['middle', 47, y, 8, 8, 2],
      ['line', 59, y + 2, 15, 3, 1.5],
    ]),
    ['strong', 47, 35, 28, 8, 4],
  ],
  'vitrine-catalogue-frame': [
    ...leaves,
    ['middle', 15, 14, 19, 12, 2],
    ...bars('line', 15, [19, 13], 29, 6, 3),
    ['strong', 46, 14, 19, 20, 2],
  ],
  'vitrine-catalogue-frame/careful': [...leaves, ['strong', 22, 18, 36, 13, 6.5], ['paper', 30, 23, 20, 3, 1.5]],
  'vitrine-column': [
    ['line', 7, 8, 15, 32, 3],
    ['paper', 25, 4, 30, 40, 4],
    ['line', 58, 8, 15, 32, 3],
  ],
  'vitrine-column/card': [
    ['line', 7, 8, 15, 32, 3],
    ['paper', 25, 4, 30, 40, 8],
    ['strong', 31, 12, 18, 5, 2],
    ...bars('line', 31, [18, 14, 16], 22),
    ['line', 58, 8, 15, 32, 3],
  ],
  'vitrine-consultant-assignment': [
    ['paper', 6, 14, 42, 20, 6],
    ...bars('line', 13, [24], 22),
    ['strong', 'M62 6a11 11 0 0 1 11 11c0 8-11 22-11 22s-11-14-11-22a11 11 0 0 1 11-11z'],
    dot('paper', 62, 17, 4),
  ],
  'vitrine-consultant-detection': [['dashed', 10, 6, 60, 36, 6], ...person('strong', 32, 18), ['middle', 'M48 24l5 5 9-11 2 2-11 14-7-7z']],
  'vitrine-consultant-profile': [dot('strong', 24, 24, 14), ['paper', 45, 12, 28, 8, 4], ['middle', 45, 26, 20, 8, 4]],
  'vitrine-consultant-search': [
    ['paper', 10, 4, 60, 12, 6],
    dot('strong', 17, 10, 3),
    ['middle', 10, 21, 60, 9, 4.5],
    ['middle', 10, 35, 42, 9, 4.5],
  ],
  'vitrine-consultant-switcher': [
    dot('strong', 19, 14, 9),
    ['paper', 34, 9, 38, 10, 5],
    dot('middle', 19, 35, 9),
    ['middle', 34, 30, 30, 10, 5],
  ],
  'vitrine-contact-preferences': [
    ['paper', 'M8 6h40a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-24l-10 9v-9h-6a6 6 0 0 1-6-6v-12a6 6 0 0 1 6-6z'],
    ...bars('line', 12, [30, 20], 14, 8),
    dot('strong', 62, 32, 11),
    ['paper', 61, 24, 2, 9, 1],
    ['paper', 61, 31, 7, 2, 1],
  ],
  'vitrine-footer': [
    ...bars('line', 8, [52, 44], 8),
    ['paper', 0, 28, 80, 20],
    ...[8, 26, 44].map((x): Shape => ['middle', x, 36, 13, 4, 2]),
    ['strong', 62, 36, 10, 4, 2],
  ],
  'vitrine-imprint': [sheet(18, 44), ['strong', 24, 10, 18, 5, 2.5], ...bars('line', 24, [32, 28, 32, 18], 20, 6, 3)],
  'vitrine-inactive-shop': [
    ['middle', 0, 0, 80, 48],
    ['paper', 14, 8, 52, 32, 6],
    ['strong', 27, 15, 26, 5, 2.5],
    ['line', 22, 24, 36, 3, 1.5],
    ['line', 30, 31, 20, 3, 1.5],
  ],
  'vitrine-invalid-shop': [['strong', `M40 5${triangle}`], ...bars('paper', 16, [48], 26, 7, 6), ...bars('middle', 24, [32], 37)],
  'vitrine-loading-overlay': [
    ['paper', 8, 4, 64, 40, 5],
    ...[0, 1, 2].map((index) => dot(index === 0 ? 'strong' : 'middle', 28 + index * 12, 24, 4)),
  ],
  'vitrine-login': [sheet(17, 46), ['line', 23, 9, 34, 8, 3], ['line', 23, 20, 34, 8, 3], ['strong', 23, 33, 34, 7, 3.5]],
  'vitrine-main-navigation': [
    ['paper', 0, 5, 80, 15],
    ['strong', 6, 10, 17, 5, 2.5],
    ...[31, 43, 55].map((x): Shape => ['line', x, 11, 8, 3, 1.5]),
    dot('strong', 72, 12.5, 3),
    ...bars('line', 8, [64, 50], 29, 9),
  ],
  'vitrine-permalink-notice': [
    ['paper', 6, 6, 68, 18, 6],
    dot('strong', 16, 15, 4),
    ['line', 25, 13, 40, 4, 2],
    ...bars('middle', 6, [68, 68], 30, 9, 5),
  ],
  'vitrine-product-detail': [
    ['paper', 8, 4, 30, 40, 4],
    ['middle', 18, 16, 10, 22, 3],
    ['strong', 20, 10, 6, 5, 1],
    ...bars('line', 45, [28, 20, 24], 8),
    ['strong', 45, 34, 28, 9, 4.5],
  ],
  'vitrine-product-list': [3, 29, 55].flatMap(goods),
  'vitrine-product-list/best': [
    ...[3, 29, 55].flatMap(goods),
    ['strong', `M14 8${star}`],
    ['strong', `M40 8${star}`],
    ['strong', `M66 8${star}`],
  ],
  'vitrine-promo-banner': [
    ['paper', 4, 13, 72, 22, 6],
    ['strong', `M16 17${star}`],
    ...bars('line', 29, [34, 22], 18, 8),
    ['middle', 68, 17, 3, 3, 1.5],
  ],
  'vitrine-quick-connect': [['paper', 8, 5, 64, 38, 6], ...person('strong', 24, 18), ...bars('line', 42, [24, 18, 22], 15, 8)],
  'vitrine-register': [
    sheet(17, 46),
    ['line', 23, 8, 34, 6, 3],
    ['line', 23, 17, 34, 6, 3],
    ['line', 23, 26, 34, 6, 3],
    ['strong', 23, 36, 34, 6, 3],
  ],
  'vitrine-shop-magnet': [
    ['paper', 6, 6, 68, 18, 7],
    dot('strong', 17, 15, 5),
    ['line', 27, 13, 36, 4, 2],
    ...bars('middle', 6, [52], 32, 7, 6),
  ],
  'vitrine-site-search': [
    ['paper', 8, 4, 64, 13, 6.5],
    dot('strong', 65, 10.5, 4.5),
    ['middle', 8, 24, 34, 5, 2.5],
    ...bars('line', 8, [60, 48], 33),
  ],
  'vitrine-store': [
    ['dashed', 10, 5, 60, 38, 6],
    ['strong', 'M26 18l3-7h22l3 7a4.7 4.7 0 0 1-9.3 0 4.7 4.7 0 0 1-9.4 0 4.7 4.7 0 0 1-9.3 0z'],
    ['middle', 29, 25, 22, 12, 1],
    ['paper', 42, 28, 6, 9, 1],
  ],
  'vitrine-subscription-preferences': [
    sheet(10, 60),
    ...[10, 22, 34].flatMap((y): Shape[] => [
      [y === 22 ? 'line' : 'strong', 17, y - 1, 6, 6, 1.5],
      ['line', 28, y, y === 22 ? 24 : 34, 4, 2],
    ]),
  ],

  layout: [
    ['paper', 8, 5, 30, 38, 5],
    ['paper', 42, 5, 30, 38, 5],
  ],
  consultant: [...person('strong', 26, 16), ...bars('paper', 44, [28], 15, 7, 7), ...bars('middle', 44, [20], 27, 7, 7)],
  shop: [3, 29, 55].flatMap(goods),
  checkout: [
    ['paper', 10, 8, 60, 32, 6],
    ['middle', 10, 15, 60, 6],
    ['strong', 48, 28, 15, 6, 3],
    ['line', 17, 29, 20, 4, 2],
  ],
  account: [sheet(17, 46), ...person('strong', 40, 15), ...bars('line', 26, [28], 38)],
  page: [['paper', 8, 4, 64, 40, 5], ['strong', 8, 4, 64, 8, 4], ...bars('line', 15, [50, 42, 50], 19)],
}
