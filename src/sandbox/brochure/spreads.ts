/** A spread of the printed catalogue. Products by name, as the world sells them. */
export type Spread =
  | { kind: 'cover' | 'letter' | 'end' }
  | { kind: 'products'; title: string; words: string; plate: string; products: readonly string[] }
  | { kind: 'set'; title: string; words: string; plate: string; set: readonly { product: string; quantity: number; step: string }[] }

export const spreads: readonly Spread[] = [
  { kind: 'cover' },
  { kind: 'letter' },
  {
    kind: 'products',
    title: 'Licht auf deiner Haut',
    words: 'Der Herbst macht müde, deine Haut muss es nicht sein.',
    plate: 'Rosenserum Leuchtkraft',
    products: ['Rosenserum Leuchtkraft', 'Tagescreme Lindenblüte', 'Gesichtswasser Morgentau'],
  },
  {
    kind: 'set',
    title: 'Drei Schritte, jeden Abend',
    words: 'Reinigen, stärken, ruhen lassen. Zusammen hält es ein ganzes Vierteljahr.',
    plate: 'Reinigungsmilch Sanftmut',
    set: [
      { product: 'Reinigungsmilch Sanftmut', quantity: 2, step: 'Sanft reinigen' },
      { product: 'Feuchtigkeitsserum Quelle', quantity: 1, step: 'Gut versorgen' },
      { product: 'Nachtöl Hagebutte', quantity: 1, step: 'Ruhen lassen' },
    ],
  },
  {
    kind: 'products',
    title: 'Ein Hauch von Farbe',
    words: 'Wildrose, Heidekraut und ein Blick, der bleibt.',
    plate: 'Lidschattenpalette Heidekraut',
    products: ['Lidschattenpalette Heidekraut', 'Rouge Wildrose', 'Mascara Federschwung'],
  },
  {
    kind: 'products',
    title: 'Lippen wie Samt',
    words: 'Matt, tief und angenehm den ganzen Tag.',
    plate: 'Lippenstift Samt',
    products: ['Lippenstift Samt', 'Lippenstift Samt Kirschrot', 'Lippenöl Kirschblüte'],
  },
  {
    kind: 'products',
    title: 'Was in der Luft liegt',
    words: 'Drei Düfte für Tage, die früher dunkel werden.',
    plate: 'Eau de Parfum Lindenallee',
    products: ['Eau de Parfum Lindenallee', 'Eau de Parfum Nachtviolett', 'Duftöl Lavendelfeld'],
  },
  {
    kind: 'products',
    title: 'Zum Verschenken',
    words: 'Gepackt, verschnürt und bereit für liebe Menschen.',
    plate: 'Geschenkset Rosenmorgen',
    products: ['Geschenkset Rosenmorgen', 'Geschenkset Stille Stunde', 'Adventskalender Lindenrose'],
  },
  { kind: 'end' },
]
