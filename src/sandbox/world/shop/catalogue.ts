import { diceOf, idOf } from '../ids.js'
import { slugOf } from '../slug.js'
import type { Badge, Category, Drawing, DrawnProduct, PictureFormat, ProductFacts, ProductWords } from '../types.js'

const category = (serial: number, name: string, description: string, english: Category['english']): Category => ({
  id: idOf('0ZG', serial),
  urlName: slugOf(name),
  name,
  description,
  ...(english && { english }),
})

/** A category over all others, as an organisation may have one: it is no answer of its own, and holds the whole range. */
export const rangeCategoryId = idOf('0ZG', 999)

const faceCare = category(
  1,
  'Gesichtspflege',
  'Reinigung, Seren und Cremes, die deine Haut jeden Tag ein wenig ruhiger und strahlender machen.',
  { name: 'Skincare', description: 'Cleansers, serums and creams that make your skin a little calmer and more radiant every day.' },
)
const makeUp = category(2, 'Make-up', 'Leichte Texturen für Teint, Augen und Brauen, vom Hauch Farbe bis zum großen Abend.', {
  name: 'Make-up',
  description: 'Light textures for complexion, eyes and brows, from a touch of colour to a big night out.',
})
const lips = category(3, 'Lippen', 'Lippenstifte, Gloss und Pflege in Farben, die man den ganzen Tag tragen möchte.', {
  name: 'Lips',
  description: 'Lipsticks, gloss and care in colours that you will want to wear all day.',
})
const scents = category(4, 'Düfte', 'Düfte aus Blüten, Hölzern und Sommergärten, die leise bleiben und lange begleiten.', {
  name: 'Fragrances',
  description: 'Scents of blossoms, woods and summer gardens that stay quiet and keep you company for a long time.',
})
const body = category(5, 'Körper', 'Duschöle, Lotionen und Handcremes für weiche Haut von Kopf bis Fuß.', {
  name: 'Body',
  description: 'Shower oils, lotions and hand creams for soft skin from head to toe.',
})
const toolsAndGifts = category(
  6,
  'Pinsel & Geschenke',
  'Weiche Pinsel für jeden Handgriff und fertig gepackte Geschenke für liebe Menschen.',
  { name: 'Brushes & gifts', description: 'Soft brushes for every move and ready-wrapped gifts for people you love.' },
)

export const categories: readonly Category[] = [faceCare, makeUp, lips, scents, body, toolsAndGifts]

type Look = readonly [shape: Drawing['shape'], light: string, deep: string, ground: Drawing['ground'], cap?: string]

interface Entry {
  in: Category
  name: string
  line: string
  text: string
  english?: ProductWords
  price: string
  was?: string
  badges?: readonly Badge[]
  stock?: number
  content?: ProductFacts['content']
  rule?: ProductFacts['quantityRule']
  shade?: string
  look: Look
  pictured?: PictureFormat
}

const millilitres = (amount: number): ProductFacts['content'] => ({ amount: amount / 1000, unit: 'l' })
const grams = (amount: number): ProductFacts['content'] => ({ amount: amount / 1000, unit: 'kg' })

const drawingOf = ([shape, light, deep, ground, cap]: Look): Drawing => ({ shape, light, deep, ground, ...(cap && { cap }) })

function product(entry: Entry, serial: number, urlName = slugOf(entry.name)): DrawnProduct {
  return {
    id: idOf('01t', serial),
    sku: String(100_000 + serial * 37),
    partId: String(10_200_000 + serial * 113),
    name: entry.name,
    urlName,
    categoryId: entry.in.id,
    line: entry.line,
    description: entry.text,
    ...(entry.english && { english: entry.english }),
    ...(entry.content && { content: entry.content }),
    price: entry.price,
    ...(entry.was && { listPrice: entry.was }),
    badges: entry.badges ?? [],
    stock: entry.stock ?? 20 + ((serial * 29) % 140),
    ...(entry.rule && { quantityRule: entry.rule }),
    ...(entry.shade && { shade: entry.shade }),
    drawing: drawingOf(entry.look),
    ...(entry.pictured && { pictureFormat: entry.pictured }),
  }
}

const black = '#2a1a20'
const gold = '#d9b36a'
const rosegold = '#dba18b'
const silver = '#c6cbd1'
const cream = '#fbf6f2'

// Perfume and colour cosmetics owe no base price (PAngV, § 4), nor does anything under 10 ml or 10 g.
const entries: readonly (Entry & Required<Pick<Entry, 'english'>>)[] = [
  {
    in: faceCare,
    name: 'Rosenserum Leuchtkraft',
    line: '30 ml · für jede Haut',
    price: '39.90',
    badges: ['best-seller'],
    stock: 86,
    content: millilitres(30),
    text:
      'Ein leichtes Serum mit Rosenwasser und Vitamin C, das müde Haut sofort wacher aussehen lässt. Gib morgens drei Tropfen auf ' +
      'das feuchte Gesicht und drücke sie sanft ein. Nach zwei Wochen wirkt dein Teint ebenmäßiger und frischer.',
    english: {
      name: 'Radiance Rose Serum',
      line: '30 ml · for every skin type',
      description:
        'A light serum with rose water and vitamin C that makes tired skin look more awake at once. Press three drops gently ' +
        'into your damp face every morning. After two weeks your complexion looks more even and fresher.',
    },
    look: ['dropper', '#c66a80', '#8c2f4c', 'rose', black],
  },
  {
    in: faceCare,
    name: 'Nachtcreme Salbei',
    line: '50 ml · trockene Haut',
    price: '24.90',
    was: '27.90',
    stock: 3,
    content: millilitres(50),
    text:
      'Reichhaltige Pflege mit Salbei und Sheabutter für Haut, die abends spannt. Sie zieht in Ruhe ein, während du schläfst, und ' +
      'hinterlässt am Morgen ein weiches, entspanntes Gefühl.',
    english: {
      name: 'Sage Night Cream',
      line: '50 ml · dry skin',
      description:
        'Rich care with sage and shea butter for skin that feels tight in the evening. It sinks in quietly while you sleep and ' +
        'leaves your skin soft and relaxed in the morning.',
    },
    look: ['jar', '#cfd8c0', '#7f936e', 'sage', '#eef0e6'],
  },
  {
    in: lips,
    name: 'Lippenstift Samt',
    line: 'Farbton 07 Beere',
    price: '18.50',
    badges: ['limited-edition'],
    stock: 41,
    shade: '07 Beere',
    text:
      'Ein samtig matter Lippenstift, der deckt, ohne auszutrocknen. Die Farbe wirkt am Tag elegant und am Abend wunderbar tief. ' +
      'Nur in dieser Saison, in der lackierten Hülse mit Metallring.',
    english: {
      name: 'Velvet Lipstick',
      line: 'Shade 07 Berry',
      shade: '07 Berry',
      description:
        'A velvety matte lipstick that covers without drying your lips. The colour looks elegant by day and wonderfully deep ' +
        'by night. This season only, in a lacquered case with a metal ring.',
    },
    look: ['lipstick', '#d0607a', '#a52a48', 'plum', black],
  },
  {
    in: makeUp,
    name: 'Puder Seidenmatt',
    line: '8 g · mittel',
    price: '27.00',
    badges: ['new'],
    stock: 58,
    shade: 'mittel',
    text:
      'Fein gemahlener Puder, der Glanz nimmt und die Haut trotzdem lebendig lässt. Mit Spiegel und weicher Quaste für unterwegs. ' +
      'Einmal leicht auftragen genügt meist bis zum Abend.',
    english: {
      name: 'Silk Matte Powder',
      line: '8 g · medium',
      shade: 'medium',
      description:
        'Finely milled powder that takes away shine and still lets your skin look alive. With a mirror and a soft puff for on ' +
        'the go. One light layer usually lasts until the evening.',
    },
    look: ['compact', '#e2b79c', '#c08d70', 'sand', '#3a2530'],
  },

  {
    in: faceCare,
    name: 'Tagescreme Lindenblüte',
    line: '50 ml · normale Haut',
    price: '26.90',
    badges: ['best-seller'],
    content: millilitres(50),
    text:
      'Eine leichte Creme mit Lindenblüten und Hyaluron, die schnell einzieht und unter jedem Make-up hält. Sie gibt deiner Haut ' +
      'genau so viel Feuchtigkeit, wie sie über den Tag braucht.',
    english: {
      name: 'Linden Blossom Day Cream',
      line: '50 ml · normal skin',
      description:
        'A light cream with linden blossom and hyaluronic acid that sinks in quickly and keeps under any make-up. It gives ' +
        'your skin exactly as much moisture as it needs through the day.',
    },
    look: ['jar', '#f7ecd2', '#d8b878', 'sand', gold],
  },
  {
    in: faceCare,
    name: 'Reinigungsmilch Sanftmut',
    line: '200 ml · empfindliche Haut',
    price: '16.90',
    content: millilitres(200),
    text:
      'Diese Milch löst Make-up und Staub, ohne die Haut auszutrocknen. Einmassieren, kurz warten und mit lauwarmem Wasser abnehmen. ' +
      'Danach fühlt sich dein Gesicht sauber und weich an.',
    english: {
      name: 'Gentle Cleansing Milk',
      line: '200 ml · sensitive skin',
      description:
        'This milk dissolves make-up and dust without drying out your skin. Massage in, wait a moment and rinse off with ' +
        'lukewarm water. Your face feels clean and soft afterwards.',
    },
    look: ['pump', '#fbf1ea', '#e3c2b2', 'rose', '#b8707e'],
    pictured: 'portrait',
  },
  {
    in: faceCare,
    name: 'Gesichtswasser Morgentau',
    line: '150 ml · für jede Haut',
    price: '14.50',
    badges: ['featured'],
    content: millilitres(150),
    text:
      'Ein klarer Toner mit Gurke und Kamille, der nach der Reinigung erfrischt. Auf ein Wattepad oder direkt in die Hände geben und ' +
      'sanft aufklopfen. Deine Pflege zieht danach spürbar besser ein.',
    english: {
      name: 'Morning Dew Toner',
      line: '150 ml · for every skin type',
      description:
        'A clear toner with cucumber and chamomile that refreshes after cleansing. Put it on a cotton pad or straight into ' +
        'your hands and pat it in gently. Your skincare then sinks in noticeably better.',
    },
    look: ['pump', '#dcebe9', '#8fb6b4', 'sage', silver],
  },
  {
    in: faceCare,
    name: 'Augencreme Klarblick',
    line: '15 ml · die zarte Augenpartie',
    price: '29.90',
    was: '34.90',
    badges: ['award-winning'],
    content: millilitres(15),
    text:
      'Koffein und Augentrost lassen Schwellungen am Morgen schneller abklingen. Die kühle Textur klopfst du mit dem Ringfinger ein, ' +
      'von innen nach außen. Auch für Kontaktlinsen geeignet.',
    english: {
      name: 'Clear View Eye Cream',
      line: '15 ml · the delicate eye area',
      description:
        'Caffeine and eyebright help morning puffiness to go down faster. Pat in the cool texture with your ring finger, from ' +
        'the inside outwards. Also suitable if you wear contact lenses.',
    },
    look: ['tube', '#d9e2ef', '#8497bd', 'plum', silver],
  },
  {
    in: faceCare,
    name: 'Nachtöl Hagebutte',
    line: '30 ml · reife Haut',
    price: '36.50',
    badges: ['award-winning', 'best-seller'],
    content: millilitres(30),
    text:
      'Goldenes Öl aus Hagebutten und Nachtkerzen, das trockene Linien über Nacht weicher erscheinen lässt. Zwei Tropfen in den ' +
      'Händen wärmen und in die Haut drücken. Es duftet fein nach Sommerhecke.',
    english: {
      name: 'Rosehip Night Oil',
      line: '30 ml · mature skin',
      description:
        'Golden oil of rosehip and evening primrose that makes dry lines look softer overnight. Warm two drops in your hands ' +
        'and press them into your skin. It smells delicately of a summer hedge.',
    },
    look: ['dropper', '#efb56d', '#b3621f', 'sand', gold],
  },
  {
    in: faceCare,
    name: 'Feuchtigkeitsserum Quelle',
    line: '30 ml · durstige Haut',
    price: '34.90',
    badges: ['new', 'featured'],
    content: millilitres(30),
    text:
      'Drei Arten Hyaluron versorgen deine Haut in mehreren Schichten mit Feuchtigkeit. Das Serum klebt nicht und lässt sich gut ' +
      'unter jeder Creme tragen. Ideal nach Flügen und langen Bürotagen.',
    english: {
      name: 'Spring Water Hydrating Serum',
      line: '30 ml · thirsty skin',
      description:
        'Three kinds of hyaluronic acid bring moisture to several layers of your skin. The serum is not sticky and wears well ' +
        'under any cream. Ideal after flights and long days at the office.',
    },
    look: ['dropper', '#b9dbe2', '#3f8798', 'sage', cream],
  },
  {
    in: faceCare,
    name: 'Maske Rosa Tonerde',
    line: '75 ml · Mischhaut',
    price: '19.90',
    content: millilitres(75),
    text:
      'Rosa Tonerde klärt die T-Zone, Aloe hält den Rest deines Gesichts geschmeidig. Zehn Minuten einwirken lassen und mit einem ' +
      'warmen Tuch abnehmen. Einmal in der Woche reicht völlig.',
    english: {
      name: 'Pink Clay Mask',
      line: '75 ml · combination skin',
      description:
        'Pink clay clears the T-zone while aloe keeps the rest of your face supple. Leave on for ten minutes and take off with ' +
        'a warm cloth. Once a week is quite enough.',
    },
    look: ['jar', '#f1c3bd', '#c77c7a', 'rose', '#8a4a55'],
  },
  {
    in: faceCare,
    name: 'Enzympeeling Papaya',
    line: '60 g · für jede Haut',
    price: '22.50',
    was: '25.00',
    content: grams(60),
    text:
      'Ein feines Pulver, das mit Wasser zu weichem Schaum wird und lose Hautschüppchen ganz ohne Reiben löst. Deine Haut fühlt sich ' +
      'danach glatt an und nimmt Pflege besser auf.',
    english: {
      name: 'Papaya Enzyme Scrub',
      line: '60 g · for every skin type',
      description:
        'A fine powder that turns into soft foam with water and loosens dead skin cells without any rubbing. Your skin feels ' +
        'smooth afterwards and takes up care more easily.',
    },
    look: ['jar', '#f9d9a6', '#e09a4b', 'sand', cream],
  },
  {
    in: faceCare,
    name: 'Sonnenfluid Gesicht LSF 50',
    line: '50 ml · sehr hoher Schutz',
    price: '21.90',
    badges: ['best-seller'],
    stock: 99999,
    content: millilitres(50),
    text:
      'Ein federleichtes Fluid, das schützt und keinen weißen Film hinterlässt. Es hält unter Make-up und brennt nicht in den Augen. ' +
      'Trag es großzügig auf und frische es mittags auf.',
    english: {
      name: 'Face Sun Fluid SPF 50',
      line: '50 ml · very high protection',
      description:
        'A featherlight fluid that protects and leaves no white cast. It keeps under make-up and does not sting your eyes. ' +
        'Apply it generously and top it up at noon.',
    },
    look: ['tube', '#fde3b0', '#eda94e', 'sand', '#f0b24f'],
    pictured: 'tiny',
  },
  {
    in: faceCare,
    name: 'Anti-Aging-Creme Zeitlos',
    line: '50 ml · reife Haut',
    price: '54.90',
    badges: ['award-winning'],
    stock: 34,
    content: millilitres(50),
    text:
      'Peptide und schwarze Johannisbeere unterstützen die Spannkraft reifer Haut. Die Creme schmilzt beim Auftragen und lässt ' +
      'Konturen fester wirken. Am schönsten in Ruhe am Abend, mit einer kleinen Massage.',
    english: {
      name: 'Timeless Anti-Ageing Cream',
      line: '50 ml · mature skin',
      description:
        'Peptides and blackcurrant support the firmness of mature skin. The cream melts as you apply it and makes contours ' +
        'look firmer. Loveliest in the quiet of the evening, with a little massage.',
    },
    look: ['jar', '#cdb6d6', '#6b4a7a', 'plum', gold],
  },
  {
    in: faceCare,
    name: 'Männerpflege Waldgang',
    line: '75 ml · nach der Rasur',
    price: '23.90',
    content: millilitres(75),
    text:
      'Ein kühles Fluid mit Fichte und Panthenol, das gereizte Haut nach der Rasur beruhigt. Es zieht in einer Minute ein und glänzt ' +
      'nicht. Der Duft erinnert an einen Spaziergang nach dem Regen.',
    english: {
      name: 'Forest Walk Men’s Care',
      line: '75 ml · after shaving',
      description:
        'A cool fluid with spruce and panthenol that calms irritated skin after shaving. It sinks in within a minute and does ' +
        'not shine. The scent recalls a walk after the rain.',
    },
    look: ['tube', '#71877b', '#2f4a3f', 'sage', black],
  },
  {
    in: faceCare,
    name: 'Mizellenwasser Klarheit',
    line: '400 ml · für jede Haut',
    price: '13.90',
    badges: ['featured'],
    content: millilitres(400),
    rule: { minimum: 2, maximum: 20, increment: 2 },
    text:
      'Nimmt Make-up in einem Schritt ab und braucht kein Nachspülen. Mild genug für die Augen und parfümfrei. Wir liefern es im ' +
      'sparsamen Doppelpack, darum immer zu zweit.',
    english: {
      name: 'Clarity Micellar Water',
      line: '400 ml · for every skin type',
      description:
        'Takes off make-up in one step and needs no rinsing. Mild enough for your eyes and free of perfume. We send it in a ' +
        'thrifty double pack, so always two at a time.',
    },
    look: ['pump', '#eef3f6', '#b3c6d6', 'plum', '#7d94ad'],
  },
  {
    in: faceCare,
    name: 'Wochenkur Seidenhaut',
    line: '14 ml · für sieben Abende',
    price: '17.90',
    was: '19.90',
    content: millilitres(14),
    text:
      'Eine kleine Kur mit Seidenprotein und Rosenwasser, die genau eine Woche reicht. Abends vor der Creme auftragen und leicht ' +
      'einklopfen. Gut vor einem Fest, an dem du strahlen möchtest.',
    english: {
      name: 'Silk Skin Week Treatment',
      line: '14 ml · for seven evenings',
      description:
        'A little treatment with silk protein and rose water that lasts exactly one week. Apply in the evening before your ' +
        'cream and pat in lightly. Good before a party at which you want to glow.',
    },
    look: ['dropper', '#f6dcd9', '#d79aa2', 'plum', cream],
  },
  {
    in: faceCare,
    name: 'Couperose-Serum Ruhepol',
    line: '30 ml · gerötete Haut',
    price: '38.00',
    stock: 1,
    content: millilitres(30),
    text:
      'Mäusedorn und Süßholz nehmen Rötungen die Spitze, ohne die Haut zu beschweren. Nutze es morgens und abends vor der Creme. Es ' +
      'ist frei von Duftstoffen und Alkohol.',
    english: {
      name: 'Calm Haven Redness Serum',
      line: '30 ml · reddened skin',
      description:
        'Butcher’s broom and liquorice take the edge off redness without weighing your skin down. Use it in the morning and ' +
        'evening before your cream. It is free of fragrance and alcohol.',
    },
    look: ['dropper', '#a9bd92', '#4c6444', 'sage', cream],
  },

  {
    in: makeUp,
    name: 'Foundation Hautnah',
    line: '30 ml · 02 Elfenbein',
    price: '32.90',
    badges: ['best-seller'],
    shade: '02 Elfenbein',
    text:
      'Eine leichte Foundation, die sich wie Pflege anfühlt und Unebenheiten sanft ausgleicht. Du kannst sie mit den Fingern ' +
      'auftragen oder mit dem Pinsel aufbauen. Sie hält bis zu zwölf Stunden.',
    english: {
      name: 'Close to Skin Foundation',
      line: '30 ml · 02 Ivory',
      shade: '02 Ivory',
      description:
        'A light foundation that feels like skincare and gently evens out your complexion. Apply it with your fingers or build ' +
        'it up with a brush. It lasts for up to twelve hours.',
    },
    look: ['pump', '#f4dcc6', '#d9b08c', 'sand', gold],
    pictured: 'square',
  },
  {
    in: makeUp,
    name: 'Foundation Hautnah Bronze',
    line: '30 ml · 06 Bronze',
    price: '32.90',
    shade: '06 Bronze',
    text:
      'Der warme Bronzeton unserer beliebten Foundation für mittlere bis dunklere Haut. Er verschmilzt mit dem Teint und lässt ' +
      'Sommersprossen durchscheinen. Mit einem Hauch Pflege aus Hanföl.',
    english: {
      name: 'Close to Skin Bronze Foundation',
      line: '30 ml · 06 Bronze',
      shade: '06 Bronze',
      description:
        'The warm bronze shade of our popular foundation for medium to deeper skin. It melts into your complexion and lets ' +
        'freckles show through. With a touch of care from hemp oil.',
    },
    look: ['pump', '#b98560', '#7c4f33', 'sand', gold],
  },
  {
    in: makeUp,
    name: 'Concealer Guter Schlaf',
    line: '6 ml · hell',
    price: '17.90',
    shade: 'hell',
    text:
      'Deckt Augenschatten ab und kriecht nicht in die Fältchen. Ein Tupfen im Augenwinkel genügt, den Rest verblendest du mit dem ' +
      'Finger. Da sieht selbst eine kurze Nacht erholt aus.',
    english: {
      name: 'Good Night’s Sleep Concealer',
      line: '6 ml · light',
      shade: 'light',
      description:
        'Covers shadows under the eyes and does not creep into fine lines. A dab in the corner of the eye is enough, blend the ' +
        'rest with your finger. Even a short night looks rested then.',
    },
    look: ['mascara', '#f0d4b8', '#d2a27a', 'sand', gold],
  },
  {
    in: makeUp,
    name: 'Rouge Pfirsichwange',
    line: '6 g · Pfirsich',
    price: '21.50',
    badges: ['featured'],
    shade: 'Pfirsich',
    text:
      'Ein zartes Puderrouge, das aussieht, als kämst du gerade von draußen. Auf die höchste Stelle der Wange setzen und nach oben ' +
      'ausblenden. Die Farbe lässt sich Schicht für Schicht steigern.',
    english: {
      name: 'Peach Cheek Blush',
      line: '6 g · Peach',
      shade: 'Peach',
      description:
        'A delicate powder blush that looks as if you had just come in from outside. Place it on the highest point of your ' +
        'cheek and blend upwards. The colour can be built up layer by layer.',
    },
    look: ['compact', '#f6b49c', '#e0785f', 'rose', rosegold],
  },
  {
    in: makeUp,
    name: 'Rouge Wildrose',
    line: '6 g · Wildrose',
    price: '21.50',
    badges: ['limited-edition', 'new'],
    stock: 3,
    shade: 'Wildrose',
    text:
      'Kühles Rosé mit seidigem Schimmer, von Hand mit einer Blüte geprägt. Es bringt Frische in blasse Wintertage und passt auch ' +
      'zum schlichten Look. Nur in kleiner Auflage.',
    english: {
      name: 'Wild Rose Blush',
      line: '6 g · Wild Rose',
      shade: 'Wild Rose',
      description:
        'Cool rosé with a silky shimmer, embossed with a blossom by hand. It brings freshness to pale winter days and suits a ' +
        'simple look, too. In a small edition only.',
    },
    look: ['compact', '#eba0b1', '#c25571', 'plum', gold],
  },
  {
    in: makeUp,
    name: 'Bronzer Spätsommer',
    line: '9 g · Honig',
    price: '24.90',
    was: '29.90',
    shade: 'Honig',
    text:
      'Ein matter Bronzer ohne Orangestich, der dem Gesicht weiche Konturen gibt. Streiche ihn wie eine Drei von der Stirn über die ' +
      'Wange bis zum Kinn. Ein Hauch am Dekolleté sieht wunderbar warm aus.',
    english: {
      name: 'Late Summer Bronzer',
      line: '9 g · Honey',
      shade: 'Honey',
      description:
        'A matte bronzer without a hint of orange that gives your face soft contours. Sweep it like a figure three from ' +
        'forehead over cheek to chin. A touch on the décolleté looks wonderfully warm.',
    },
    look: ['compact', '#d9a26e', '#a5693a', 'sand', '#5a3a2a'],
  },
  {
    in: makeUp,
    name: 'Highlighter Mondschein',
    line: '7 g · Champagner',
    price: '23.50',
    shade: 'Champagner',
    text:
      'Feinster Perlglanz, der Licht einfängt und nicht glitzert. Auf Wangenknochen, Nasenrücken und Lippenherz getupft, lässt er ' +
      'dein Gesicht frischer wirken.',
    english: {
      name: 'Moonlight Highlighter',
      line: '7 g · Champagne',
      shade: 'Champagne',
      description:
        'The finest pearl lustre, which catches the light and does not glitter. Dabbed on cheekbones, bridge of the nose and ' +
        'cupid’s bow, it makes your face look fresher.',
    },
    look: ['compact', '#f6e6cf', '#dcc09a', 'plum', silver],
  },
  {
    in: makeUp,
    name: 'Mascara Federschwung',
    line: '9 ml · Tiefschwarz',
    price: '19.90',
    badges: ['best-seller', 'award-winning'],
    shade: 'Tiefschwarz',
    text:
      'Eine geschwungene Bürste trennt jede Wimper und gibt ihr Schwung bis zum Abend. Die Farbe bröckelt nicht und lässt sich mit ' +
      'warmem Wasser lösen. Für empfindliche Augen geprüft.',
    english: {
      name: 'Feather Lift Mascara',
      line: '9 ml · Deep Black',
      shade: 'Deep Black',
      description:
        'A curved brush separates every lash and gives it lift until the evening. The colour does not flake and comes off with ' +
        'warm water. Tested for sensitive eyes.',
    },
    look: ['mascara', '#c9909c', '#7d2440', 'rose', black],
    pictured: 'portrait',
  },
  {
    in: makeUp,
    name: 'Mascara Regenfest',
    line: '9 ml · wasserfest, Schwarzbraun',
    price: '20.90',
    shade: 'Schwarzbraun',
    text:
      'Hält Freudentränen, Sommerregen und den Sprung ins Freibad aus. Die schlanke Bürste erreicht auch kurze Wimpern im ' +
      'Augenwinkel. Abends nimmst du sie mit Öl mühelos ab.',
    english: {
      name: 'Rainproof Mascara',
      line: '9 ml · waterproof, Brown-Black',
      shade: 'Brown-Black',
      description:
        'Withstands tears of joy, summer rain and the jump into the pool. The slim brush reaches even short lashes in the ' +
        'corner of the eye. In the evening it comes off effortlessly with oil.',
    },
    look: ['mascara', '#8fb1bf', '#34606f', 'sage', silver],
  },
  {
    in: makeUp,
    name: 'Lidschattenpalette Heidekraut',
    line: '8 Farben · 11 g',
    price: '42.00',
    badges: ['new'],
    text:
      'Acht Töne von zartem Rosenholz bis zu tiefem Heidelila, matt und schimmernd gemischt. Alle Farben passen zueinander, darum ' +
      'kann nichts misslingen. Mit großem Spiegel für unterwegs.',
    english: {
      name: 'Heather Eyeshadow Palette',
      line: '8 colours · 11 g',
      description:
        'Eight shades from delicate rosewood to deep heather purple, a mix of matte and shimmer. All the colours go together, ' +
        'so nothing can go wrong. With a large mirror for on the go.',
    },
    look: ['palette', '#d8a5b5', '#7a4263', 'plum', '#4b2b3f'],
  },
  {
    in: makeUp,
    name: 'Lidschattenpalette Kaminabend',
    line: '8 Farben · 11 g',
    price: '37.90',
    was: '42.00',
    badges: ['featured'],
    text:
      'Warme Zimt-, Kupfer- und Karamelltöne für ruhige Tage und lange Abende. Die Pigmente sind weich gepresst und krümeln nicht. ' +
      'Ein feuchter Pinsel bringt den Kupferton zum Leuchten.',
    english: {
      name: 'Fireside Eyeshadow Palette',
      line: '8 colours · 11 g',
      description:
        'Warm cinnamon, copper and caramel tones for quiet days and long evenings. The pigments are softly pressed and do not ' +
        'crumble. A damp brush makes the copper glow.',
    },
    look: ['palette', '#e0a878', '#7d4328', 'sand', '#3a2530'],
    pictured: 'landscape',
  },
  {
    in: makeUp,
    name: 'Lidschattenpalette Salbeiwiese',
    line: '8 Farben · 11 g',
    price: '42.00',
    stock: 0,
    text:
      'Gedämpfte Grüntöne mit hellem Leinen und etwas Moos, überraschend leicht zu tragen. Besonders schön zu braunen und ' +
      'haselnussbraunen Augen. In der Hülle aus recyceltem Aluminium.',
    english: {
      name: 'Sage Meadow Eyeshadow Palette',
      line: '8 colours · 11 g',
      description:
        'Muted greens with light linen and a little moss, surprisingly easy to wear. Especially beautiful with brown and hazel ' +
        'eyes. In a case of recycled aluminium.',
    },
    look: ['palette', '#bcc9a4', '#55694a', 'sage', '#42523b'],
  },
  {
    in: makeUp,
    name: 'Kajal Samtnacht',
    line: '1,2 g · Schwarz',
    price: '11.90',
    shade: 'Schwarz',
    text:
      'Ein weicher Kajal, der über das Lid gleitet und eine Minute Zeit zum Verwischen lässt. Danach hält er ohne Abdruck. ' +
      'Anspitzbar, mit Kappe aus Metall.',
    english: {
      name: 'Velvet Night Kohl Eyeliner',
      line: '1.2 g · Black',
      shade: 'Black',
      description:
        'A soft kohl that glides over the lid and leaves you a minute for smudging. After that it stays without a trace. Can ' +
        'be sharpened, with a metal cap.',
    },
    look: ['pencil', '#5a5560', '#22202a', 'plum', silver],
    pictured: 'panorama',
  },
  {
    in: makeUp,
    name: 'Kajal Waldsee',
    line: '1,2 g · Petrol',
    price: '11.90',
    badges: ['new'],
    shade: 'Petrol',
    text:
      'Tiefes Petrol mit leisem Schimmer, das braune Augen leuchten lässt. Auf der Wasserlinie wirkt es frisch, verwischt wird ' +
      'daraus ein sanfter Abendblick.',
    english: {
      name: 'Forest Lake Kohl Eyeliner',
      line: '1.2 g · Petrol',
      shade: 'Petrol',
      description:
        'Deep petrol with a quiet shimmer that makes brown eyes shine. It looks fresh on the waterline; smudged, it becomes a ' +
        'soft evening look.',
    },
    look: ['pencil', '#5e9ba3', '#1f5a66', 'sage', gold],
  },
  {
    in: makeUp,
    name: 'Brauenstift Feinstrich',
    line: '0,9 g · Dunkelblond',
    price: '13.50',
    stock: 1,
    shade: 'Dunkelblond',
    text:
      'Mit der schmalen Mine zeichnest du einzelne Härchen nach, statt die Braue auszumalen. Die Bürste am anderen Ende nimmt jede ' +
      'Härte. Das Ergebnis sieht nach dir aus und nicht nach Stift.',
    english: {
      name: 'Fine Stroke Brow Pencil',
      line: '0.9 g · Dark Blonde',
      shade: 'Dark Blonde',
      description:
        'With its slim tip you draw single hairs instead of colouring in your brow. The brush at the other end softens every ' +
        'line. The result looks like you and not like a pencil.',
    },
    look: ['pencil', '#b79a78', '#775a3c', 'sand', gold],
  },

  {
    in: lips,
    name: 'Lippenstift Samt Rosenholz',
    line: 'Farbton 03 Rosenholz',
    price: '18.50',
    badges: ['best-seller'],
    shade: '03 Rosenholz',
    text:
      'Unser meistgetragener Ton, nah an der eigenen Lippenfarbe, nur ein bisschen schöner. Die matte Textur bleibt geschmeidig und ' +
      'setzt sich nicht in Linien ab.',
    english: {
      name: 'Rosewood Velvet Lipstick',
      line: 'Shade 03 Rosewood',
      shade: '03 Rosewood',
      description:
        'Our most worn shade, close to the colour of your own lips, only a little more beautiful. The matte texture stays ' +
        'supple and does not settle into lines.',
    },
    look: ['lipstick', '#d59a92', '#a9625f', 'rose', rosegold],
  },
  {
    in: lips,
    name: 'Lippenstift Samt Kirschrot',
    line: 'Farbton 11 Kirschrot',
    price: '18.50',
    shade: '11 Kirschrot',
    text: 'Ein klares Rot mit kühlem Unterton, das Zähne heller wirken lässt. Einmal mit dem Lipliner umrandet, hält es durch ein ganzes Abendessen.',
    english: {
      name: 'Cherry Red Velvet Lipstick',
      line: 'Shade 11 Cherry Red',
      shade: '11 Cherry Red',
      description:
        'A clear red with a cool undertone that makes teeth look whiter. Outlined once with lip liner, it lasts through a ' +
        'whole dinner.',
    },
    look: ['lipstick', '#d63c4a', '#8e1022', 'sand', gold],
  },
  {
    in: lips,
    name: 'Lippenstift Seidenglanz Pfirsich',
    line: 'Farbton 15 Pfirsich',
    price: '17.50',
    was: '19.50',
    shade: '15 Pfirsich',
    text: 'Cremig, leicht glänzend und so pflegend, dass du den Balsam zu Hause lassen kannst. Der warme Pfirsichton macht sofort gute Laune.',
    english: {
      name: 'Peach Silk Shine Lipstick',
      line: 'Shade 15 Peach',
      shade: '15 Peach',
      description:
        'Creamy, slightly glossy and so caring that you can leave your balm at home. The warm peach shade puts you in a good ' +
        'mood at once.',
    },
    look: ['lipstick', '#f3a184', '#d1664a', 'sage', cream],
  },
  {
    in: lips,
    name: 'Lippenstift Seidenglanz Mauve',
    line: 'Farbton 18 Mauve',
    price: '19.50',
    badges: ['limited-edition'],
    stock: 3,
    shade: '18 Mauve',
    text:
      'Ein gedecktes Mauve mit feinem Glanz, das zu silbernem Haar ebenso passt wie zu dunklem. In der Hülse aus gebürstetem Metall. ' +
      'Diese Farbe gibt es nur diesen Herbst.',
    english: {
      name: 'Mauve Silk Shine Lipstick',
      line: 'Shade 18 Mauve',
      shade: '18 Mauve',
      description:
        'A muted mauve with a fine shine that suits silver hair as well as dark hair. In a case of brushed metal. This colour ' +
        'is here for this autumn only.',
    },
    look: ['lipstick', '#b98aa6', '#7c4a6b', 'plum', silver],
  },
  {
    in: lips,
    name: 'Lipgloss Honigtau',
    line: '7 ml · transparent',
    price: '12.90',
    badges: ['featured'],
    text:
      'Glänzt wie Glas und klebt nicht, auch wenn dir der Wind die Haare ins Gesicht weht. Ein Hauch Honig pflegt dabei. Allein oder ' +
      'über jedem Lippenstift schön.',
    english: {
      name: 'Honeydew Lip Gloss',
      line: '7 ml · transparent',
      description:
        'Shines like glass and is not sticky, even when the wind blows your hair into your face. A touch of honey cares for ' +
        'your lips. Beautiful alone or over any lipstick.',
    },
    look: ['mascara', '#f5cf8f', '#d99a3e', 'sand', gold],
  },
  {
    in: lips,
    name: 'Lipgloss Himbeere',
    line: '7 ml · Himbeere',
    price: '12.90',
    shade: 'Himbeere',
    text:
      'Ein zarter Himbeerschimmer, der Lippen voller wirken lässt. Er riecht ganz leicht nach Sommerfrüchten und lässt sich ohne ' +
      'Spiegel nachtragen.',
    english: {
      name: 'Raspberry Lip Gloss',
      line: '7 ml · Raspberry',
      shade: 'Raspberry',
      description:
        'A delicate raspberry shimmer that makes lips look fuller. It smells ever so lightly of summer fruit and can be topped ' +
        'up without a mirror.',
    },
    look: ['mascara', '#ec8ba4', '#bf3d66', 'plum', cream],
  },
  {
    in: lips,
    name: 'Lippenbalsam Bienenwachs',
    line: '15 ml · im Tiegel',
    price: '8.90',
    badges: ['best-seller'],
    content: millilitres(15),
    rule: { minimum: 1, maximum: 5, increment: 1 },
    text:
      'Bienenwachs vom Imker aus der Eifel und Mandelöl schützen vor Wind und Heizungsluft. Ein kleiner Tiegel reicht durch den ' +
      'ganzen Winter. Je Bestellung geben wir höchstens fünf ab.',
    english: {
      name: 'Beeswax Lip Balm',
      line: '15 ml · in a jar',
      description:
        'Beeswax from a beekeeper in the Eifel hills and almond oil protect from wind and dry indoor air. One small jar lasts ' +
        'all winter. We sell five per order at most.',
    },
    look: ['jar', '#f6dd9b', '#d8a23c', 'sand', black],
  },
  {
    in: lips,
    name: 'Lippenpeeling Zuckerrose',
    line: '20 g · mit Rohrzucker',
    price: '11.50',
    content: grams(20),
    text:
      'Feiner Rohrzucker und Rosenöl nehmen trockene Schüppchen sanft mit. Mit dem Finger kreisen, abwischen und dich über weiche ' +
      'Lippen freuen. Schmeckt sogar ein wenig süß.',
    english: {
      name: 'Sugar Rose Lip Scrub',
      line: '20 g · with cane sugar',
      description:
        'Fine cane sugar and rose oil gently take dry flakes away. Circle with your finger, wipe off and enjoy your soft lips. ' +
        'It even tastes a little sweet.',
    },
    look: ['jar', '#f6cfd3', '#d98592', 'rose', gold],
  },
  {
    in: lips,
    name: 'Lipliner Zimt',
    line: '1,1 g · Zimt',
    price: '10.90',
    shade: 'Zimt',
    text:
      'Zeichnet eine klare, weiche Kontur und verhindert, dass Farbe ausläuft. Der Zimtton passt zu fast allen warmen Lippenstiften. ' +
      'Auch flächig aufgetragen schön.',
    english: {
      name: 'Cinnamon Lip Liner',
      line: '1.1 g · Cinnamon',
      shade: 'Cinnamon',
      description:
        'Draws a clear, soft contour and keeps colour from bleeding. The cinnamon shade goes with almost every warm lipstick. ' +
        'Also beautiful all over the lips.',
    },
    look: ['pencil', '#b9705a', '#7a3a2c', 'rose', gold],
  },
  {
    in: lips,
    name: 'Lipliner Brombeere',
    line: '1,1 g · Brombeere',
    price: '9.50',
    was: '10.90',
    shade: 'Brombeere',
    text: 'Ein tiefer Beerenton für alle, die es am Abend etwas dramatischer mögen. Die cremige Mine bricht nicht und lässt sich gut anspitzen.',
    english: {
      name: 'Blackberry Lip Liner',
      line: '1.1 g · Blackberry',
      shade: 'Blackberry',
      description:
        'A deep berry tone for everyone who likes it a little more dramatic in the evening. The creamy tip does not break and ' +
        'sharpens well.',
    },
    look: ['pencil', '#8a4a72', '#4f1f40', 'plum', rosegold],
    pictured: 'panorama',
  },
  {
    in: lips,
    name: 'Lippenöl Kirschblüte',
    line: '10 ml · pflegt und glänzt',
    price: '14.90',
    badges: ['new'],
    content: millilitres(10),
    text:
      'Ein leichtes Öl, das pflegt wie ein Balsam und glänzt wie ein Gloss. Kirschkern und Jojoba halten die Lippen lange weich. ' +
      'Perfekt für Tage ohne viel Make-up.',
    english: {
      name: 'Cherry Blossom Lip Oil',
      line: '10 ml · cares and shines',
      description:
        'A light oil that cares like a balm and shines like a gloss. Cherry kernel and jojoba keep lips soft for a long time. ' +
        'Perfect for days without much make-up.',
    },
    look: ['dropper', '#f4b3bf', '#cf6880', 'rose', rosegold],
  },

  {
    in: scents,
    name: 'Eau de Parfum Lindenallee',
    line: '50 ml · blumig, warm',
    price: '59.00',
    badges: ['best-seller', 'award-winning'],
    text:
      'Ein Juniabend unter blühenden Linden, mit Honig, Heu und einer Spur Bergamotte. Der Duft bleibt nah an der Haut und begleitet ' +
      'dich bis in die Nacht. Unser Klassiker seit der ersten Stunde.',
    english: {
      name: 'Linden Avenue Eau de Parfum',
      line: '50 ml · floral, warm',
      description:
        'A June evening beneath linden trees in blossom, with honey, hay and a trace of bergamot. The scent stays close to ' +
        'your skin and keeps you company into the night. Our classic from the very first hour.',
    },
    look: ['bottle', '#f6e2a8', '#cf9d45', 'sand', gold],
  },
  {
    in: scents,
    name: 'Eau de Parfum Rosengarten',
    line: '50 ml · rosig, grün',
    price: '59.00',
    badges: ['featured'],
    text:
      'Frisch geschnittene Rosen, ein wenig Blatt und Stiel, dahinter weicher Moschus. So riecht es, wenn du morgens barfuß durch ' +
      'den Garten gehst.',
    english: {
      name: 'Rose Garden Eau de Parfum',
      line: '50 ml · rosy, green',
      description:
        'Freshly cut roses, a little leaf and stem, soft musk behind them. This is how it smells when you walk barefoot ' +
        'through the garden in the morning.',
    },
    look: ['bottle', '#f4c9d2', '#c9708a', 'rose', rosegold],
  },
  {
    in: scents,
    name: 'Eau de Parfum Nachtviolett',
    line: '50 ml · orientalisch',
    price: '64.00',
    badges: ['new'],
    text:
      'Veilchen, Pflaume und dunkles Holz für Abende, die länger werden. Zwei Sprüher im Nacken reichen. Auf Wolle hält der Duft ' +
      'noch am nächsten Tag.',
    english: {
      name: 'Night Violet Eau de Parfum',
      line: '50 ml · ambery',
      description:
        'Violet, plum and dark wood for evenings that grow longer. Two sprays on the nape of your neck are enough. On wool the ' +
        'scent still lingers the next day.',
    },
    look: ['bottle', '#b79ad0', '#4f2f73', 'plum', black],
    pictured: 'portrait',
  },
  {
    in: scents,
    name: 'Eau de Toilette Nordwind',
    line: '100 ml · frisch, salzig',
    price: '45.00',
    was: '52.00',
    text:
      'Meersalz, Wacholder und nasser Sand, wie ein Tag an der Küste mit offenem Mantel. Leicht genug fürs Büro und schön für alle, ' +
      'die es klar mögen.',
    english: {
      name: 'North Wind Eau de Toilette',
      line: '100 ml · fresh, salty',
      description:
        'Sea salt, juniper and wet sand, like a day on the coast with your coat open. Light enough for the office and lovely ' +
        'for everyone who likes it clear.',
    },
    look: ['bottle', '#cfe3ea', '#5d93ab', 'sage', silver],
  },
  {
    in: scents,
    name: 'Eau de Toilette Zitronenhain',
    line: '100 ml · zitrisch',
    price: '46.00',
    text:
      'Zitrone, Petitgrain und ein Hauch Rosmarin, gemacht für heiße Tage. Im Kühlschrank aufbewahrt ist er eine kleine Erfrischung ' +
      'zwischendurch.',
    english: {
      name: 'Lemon Grove Eau de Toilette',
      line: '100 ml · citrus',
      description:
        'Lemon, petitgrain and a touch of rosemary, made for hot days. Kept in the fridge, it is a little refreshment in ' + 'between.',
    },
    look: ['bottle', '#f5f0a8', '#cdb93a', 'sand', cream],
    pictured: 'square',
  },
  {
    in: scents,
    name: 'Eau de Parfum Feigenblatt',
    line: '50 ml · grün, holzig',
    price: '61.00',
    badges: ['award-winning'],
    stock: 1,
    text:
      'Milchige Feige, warmer Stein und grünes Blatt: ein Nachmittag im Süden, festgehalten in Glas. Unaufdringlich und doch nicht ' +
      'zu vergessen.',
    english: {
      name: 'Fig Leaf Eau de Parfum',
      line: '50 ml · green, woody',
      description:
        'Milky fig, warm stone and green leaf: an afternoon in the south, captured in glass. Unobtrusive and yet not to be ' + 'forgotten.',
    },
    look: ['bottle', '#cddab2', '#6f8a4e', 'sage', gold],
  },
  {
    in: scents,
    name: 'Eau de Parfum Bernsteinzeit',
    line: '30 ml · warm, harzig',
    price: '48.00',
    badges: ['limited-edition'],
    stock: 12,
    text:
      'Harz, Tonkabohne und ein wenig Rauch, wie ein Pullover am Feuer. Auf der Haut wird der Duft nach einer Stunde weich und ' +
      'leicht süß. Abgefüllt in nummerierten Flakons.',
    english: {
      name: 'Amber Time Eau de Parfum',
      line: '30 ml · warm, resinous',
      description:
        'Resin, tonka bean and a little smoke, like a jumper by the fire. After an hour on the skin the scent turns soft and ' +
        'slightly sweet. Filled into numbered bottles.',
    },
    look: ['bottle', '#eab87a', '#9c561f', 'sand', black],
  },
  {
    in: scents,
    name: 'Duftöl Lavendelfeld',
    line: '9 ml · Roll-on',
    price: '16.50',
    text:
      'Lavendel aus der Provence in mildem Jojobaöl, für Schläfen und Handgelenke. Ein ruhiger Atemzug vor dem Schlafen oder vor ' +
      'einem wichtigen Termin.',
    english: {
      name: 'Lavender Field Scented Oil',
      line: '9 ml · roll-on',
      description:
        'Lavender from Provence in mild jojoba oil, for temples and wrists. A calm breath before going to sleep or before an ' +
        'important appointment.',
    },
    look: ['dropper', '#c9bfe6', '#7462ad', 'plum', silver],
  },
  {
    in: scents,
    name: 'Haarparfum Kirschblüte',
    line: '30 ml · zart, pudrig',
    price: '24.00',
    badges: ['new', 'limited-edition'],
    text:
      'Ein feiner Nebel, der das Haar duften lässt und es nicht austrocknet. Bei jeder Bewegung steigt etwas Kirschblüte und ' +
      'Reispuder auf.',
    english: {
      name: 'Cherry Blossom Hair Perfume',
      line: '30 ml · delicate, powdery',
      description:
        'A fine mist that scents your hair and does not dry it out. With every movement a little cherry blossom and rice ' +
        'powder rises.',
    },
    look: ['bottle', '#fbdde2', '#e59aac', 'rose', cream],
  },
  {
    in: scents,
    name: 'Raumduft Leinenzeit',
    content: millilitres(200),
    line: '200 ml · für Räume und Stoffe',
    price: '28.00',
    text:
      'Riecht nach frisch gewaschener Wäsche, die im Garten getrocknet ist. Sprühe ihn auf Vorhänge, Kissen oder in die Luft, kurz ' +
      'bevor Besuch kommt.',
    english: {
      name: 'Linen Time Room Spray',
      line: '200 ml · for rooms and fabrics',
      description:
        'Smells of freshly washed laundry that has dried in the garden. Spray it on curtains, cushions or into the air, just ' +
        'before guests arrive.',
    },
    look: ['bottle', '#f3efe6', '#c3b69c', 'sage', '#a4774e'],
    pictured: 'none',
  },

  {
    in: body,
    name: 'Körperlotion Mandelmilch',
    line: '250 ml · trockene Haut',
    price: '18.90',
    badges: ['best-seller'],
    content: millilitres(250),
    text:
      'Eine Lotion, die schnell einzieht und trotzdem lange vorhält. Mandelmilch und Hafer beruhigen Haut, die nach dem Duschen ' +
      'spannt. Der Duft ist weich und ganz dezent.',
    english: {
      name: 'Almond Milk Body Lotion',
      line: '250 ml · dry skin',
      description:
        'A lotion that sinks in quickly and still lasts for a long time. Almond milk and oat calm skin that feels tight after ' +
        'showering. The scent is soft and very discreet.',
    },
    look: ['pump', '#fdf3e4', '#e2c6a0', 'sand', '#8a5a3c'],
  },
  {
    in: body,
    name: 'Duschöl Orangenblüte',
    line: '200 ml · für jede Haut',
    price: '13.90',
    content: millilitres(200),
    text:
      'Aus Öl wird unter der Dusche ein sanfter, milchiger Schaum. Danach ist die Haut so weich, dass du dir das Eincremen oft ' +
      'sparen kannst.',
    english: {
      name: 'Orange Blossom Shower Oil',
      line: '200 ml · for every skin type',
      description:
        'Under the shower, oil becomes a gentle, milky foam. Afterwards your skin is so soft that you can often do without ' + 'lotion.',
    },
    look: ['pump', '#fbd6a0', '#e08b3c', 'sand', cream],
  },
  {
    in: body,
    name: 'Handcreme Rosenblatt',
    line: '75 ml · raue Hände',
    price: '9.90',
    badges: ['best-seller', 'featured'],
    content: millilitres(75),
    text:
      'Zieht ein, bevor das Telefon wieder klingelt, und hinterlässt keinen Film. Rosenöl und Glyzerin machen raue Hände schon nach ' +
      'wenigen Tagen glatter.',
    english: {
      name: 'Rose Petal Hand Cream',
      line: '75 ml · rough hands',
      description:
        'Sinks in before the phone rings again and leaves no film. Rose oil and glycerine make rough hands smoother after only ' +
        'a few days.',
    },
    look: ['tube', '#f4c4c9', '#cd7586', 'rose', cream],
  },
  {
    in: body,
    name: 'Handcreme Olivenhain',
    line: '75 ml · sehr trockene Hände',
    price: '8.50',
    was: '9.90',
    content: millilitres(75),
    text:
      'Für Hände, die im Garten, in der Küche oder in der Pflege viel leisten. Olivenöl und Urea versorgen rissige Stellen. Riecht ' +
      'krautig und sauber.',
    english: {
      name: 'Olive Grove Hand Cream',
      line: '75 ml · very dry hands',
      description:
        'For hands that work hard in the garden, in the kitchen or in nursing. Olive oil and urea look after cracked skin. It ' +
        'smells herbal and clean.',
    },
    look: ['tube', '#c9d2a5', '#79884a', 'sage', '#55693f'],
  },
  {
    in: body,
    name: 'Körperbutter Vanilletraum',
    line: '200 ml · sehr trockene Haut',
    price: '22.90',
    content: millilitres(200),
    text:
      'Dicht und samtig, schmilzt auf warmer Haut zu Öl. Sheabutter und echte Bourbonvanille machen aus dem Eincremen eine kleine ' +
      'Pause. Besonders schön an Ellbogen und Knien.',
    english: {
      name: 'Vanilla Dream Body Butter',
      line: '200 ml · very dry skin',
      description:
        'Dense and velvety, it melts to oil on warm skin. Shea butter and real bourbon vanilla turn moisturising into a little ' +
        'break. Especially lovely on elbows and knees.',
    },
    look: ['jar', '#fbeccb', '#dfb978', 'sand', '#7d4b3a'],
  },
  {
    in: body,
    name: 'Körperpeeling Meersalz',
    line: '300 g · für glatte Haut',
    price: '19.50',
    badges: ['featured'],
    content: grams(300),
    text:
      'Grobes Meersalz in pflegendem Öl, mit Algen und Minze. Auf feuchter Haut kreisen, abspülen und die neue Glätte genießen. ' +
      'Einmal pro Woche ist ideal.',
    english: {
      name: 'Sea Salt Body Scrub',
      line: '300 g · for smooth skin',
      description:
        'Coarse sea salt in caring oil, with seaweed and mint. Circle it over damp skin, rinse off and enjoy the new ' +
        'smoothness. Once a week is ideal.',
    },
    look: ['jar', '#d3e6e6', '#75a8ad', 'sage', silver],
  },
  {
    in: body,
    name: 'Badesalz Lavendelnacht',
    line: '500 g · entspannend',
    price: '15.90',
    content: grams(500),
    text: 'Ein warmes Bad, gedämpftes Licht und der Duft von Lavendel und Melisse. Zwei Handvoll genügen für eine Wanne voller Ruhe.',
    english: {
      name: 'Lavender Night Bath Salt',
      line: '500 g · relaxing',
      description: 'A warm bath, dimmed light and the scent of lavender and lemon balm. Two handfuls are enough for a tub full of calm.',
    },
    look: ['jar', '#d9cfea', '#8d7bb8', 'plum', '#a4774e'],
    pictured: 'landscape',
  },
  {
    in: body,
    name: 'Massageöl Arnika',
    line: '100 ml · wohltuend nach dem Sport',
    price: '17.90',
    stock: 3,
    content: millilitres(100),
    text:
      'Arnika und Rosmarin wärmen müde Muskeln nach Sport oder langen Tagen im Stehen. Gleitet gut und klebt nicht. Ein Klassiker in ' +
      'vielen Haushalten.',
    english: {
      name: 'Arnica Massage Oil',
      line: '100 ml · soothing after sport',
      description:
        'Arnica and rosemary warm tired muscles after sport or long days on your feet. It glides well and is not sticky. A ' +
        'classic in many households.',
    },
    look: ['dropper', '#f3cf5f', '#b98314', 'sand', black],
  },
  {
    in: body,
    name: 'Sonnenmilch Familie LSF 30',
    line: '200 ml · hoher Schutz',
    price: '18.50',
    was: '22.90',
    content: millilitres(200),
    text:
      'Zuverlässiger Schutz für Groß und Klein, wasserfest und ohne Parfüm. Lässt sich leicht verteilen, auch auf zappelnden ' +
      'Kinderarmen. Nach dem Baden bitte nachcremen.',
    english: {
      name: 'Family Sun Milk SPF 30',
      line: '200 ml · high protection',
      description:
        'Reliable protection for big and small, waterproof and free of perfume. It spreads easily, even on the wriggling arms ' +
        'of children. Please reapply after bathing.',
    },
    look: ['tube', '#fff0c9', '#f2bd55', 'sand', '#f6a94a'],
  },
  {
    in: body,
    name: 'Fußbalsam Kräuterwiese',
    line: '100 ml · beanspruchte Füße',
    price: '12.50',
    content: millilitres(100),
    text:
      'Kräuteröle und Urea machen Hornhaut weich und erfrischen müde Füße. Am besten abends auftragen und dicke Socken ' +
      'darüberziehen. Am Morgen merkst du den Unterschied.',
    english: {
      name: 'Herb Meadow Foot Balm',
      line: '100 ml · stressed feet',
      description:
        'Herbal oils and urea soften hard skin and refresh tired feet. Best applied in the evening with thick socks over it. ' +
        'In the morning you feel the difference.',
    },
    look: ['tube', '#d5e3c6', '#82a06c', 'sage', cream],
  },
  {
    in: body,
    name: 'Deocreme Salbei',
    line: '50 ml · ohne Aluminium',
    price: '11.90',
    badges: ['new'],
    content: millilitres(50),
    text:
      'Salbei und Natron halten dich lange frisch, auch an vollen Tagen. Eine erbsengroße Menge reicht. Die Creme hinterlässt keine ' +
      'Spuren auf heller Kleidung.',
    english: {
      name: 'Sage Deodorant Cream',
      line: '50 ml · free of aluminium',
      description:
        'Sage and baking soda keep you fresh for a long time, even on busy days. A pea-sized amount is enough. The cream ' +
        'leaves no marks on light clothes.',
    },
    look: ['jar', '#f0eedd', '#b3b98e', 'sand', '#a4774e'],
  },

  {
    in: toolsAndGifts,
    name: 'Puderpinsel Wolke',
    line: 'groß und rund · vegan',
    price: '24.90',
    badges: ['best-seller'],
    text:
      'Ein dichter, runder Pinsel, der losen und gepressten Puder hauchfein verteilt. Die synthetischen Haare sind so weich, dass ' +
      'man ihn gern in der Hand behält.',
    english: {
      name: 'Cloud Powder Brush',
      line: 'large and round · vegan',
      description:
        'A dense, round brush that spreads loose and pressed powder as fine as a breath. Its synthetic hairs are so soft that ' +
        'you like to keep it in your hand.',
    },
    look: ['brush', '#f3e4da', '#7a404a', 'sand', rosegold],
  },
  {
    in: toolsAndGifts,
    name: 'Rougepinsel Schwung',
    line: 'abgeschrägt · vegan',
    price: '19.90',
    text:
      'Die schräge Form folgt deinem Wangenknochen wie von selbst. Er nimmt gerade so viel Farbe auf, wie du brauchst, und gibt sie ' +
      'gleichmäßig ab.',
    english: {
      name: 'Curve Blush Brush',
      line: 'angled · vegan',
      description:
        'Its slanted shape follows your cheekbone all by itself. It takes up just as much colour as you need and gives it off ' + 'evenly.',
    },
    look: ['brush', '#f6d3d2', '#942759', 'rose', gold],
  },
  {
    in: toolsAndGifts,
    name: 'Foundationpinsel Seide',
    line: 'flach und dicht · vegan',
    price: '22.90',
    badges: ['award-winning'],
    text:
      'Verteilt flüssige und cremige Texturen ohne Streifen. Kurze, dichte Haare arbeiten das Produkt sanft in die Haut ein. ' +
      'Waschbar bei dreißig Grad mit milder Seife.',
    english: {
      name: 'Silk Foundation Brush',
      line: 'flat and dense · vegan',
      description:
        'Spreads liquid and creamy textures without streaks. Short, dense hairs work the product gently into your skin. ' +
        'Washable at thirty degrees with mild soap.',
    },
    look: ['brush', '#dcd3c8', '#3b4b3e', 'sage', silver],
  },
  {
    in: toolsAndGifts,
    name: 'Lidschattenpinsel Feder',
    line: 'klein und weich · vegan',
    price: '12.90',
    stock: 1,
    text:
      'Ein lockerer Pinsel zum Verblenden, der jeden harten Rand verschwinden lässt. Liegt leicht in der Hand und passt in jede ' +
      'Schminktasche.',
    english: {
      name: 'Feather Eyeshadow Brush',
      line: 'small and soft · vegan',
      description:
        'A loose brush for blending that makes every hard edge disappear. It lies lightly in the hand and fits into every ' +
        'make-up bag.',
    },
    look: ['brush', '#e6d6ea', '#5b3c72', 'plum', gold],
  },
  {
    in: toolsAndGifts,
    name: 'Kabuki Kirschholz',
    line: 'kompakt · Griff aus Kirschholz',
    price: '27.50',
    was: '32.00',
    badges: ['limited-edition'],
    stock: 9,
    text:
      'Griff aus geöltem Kirschholz, gedrechselt in einer kleinen Werkstatt im Bergischen Land. Er poliert Mineralpuder, bis der ' +
      'Teint wie weichgezeichnet wirkt.',
    english: {
      name: 'Cherrywood Kabuki Brush',
      line: 'compact · cherrywood handle',
      description:
        'A handle of oiled cherrywood, turned in a small workshop in the hills east of Cologne. It polishes mineral powder ' +
        'until your complexion looks softly blurred.',
    },
    look: ['brush', '#f0dcc0', '#8a4a32', 'sand', gold],
    pictured: 'portrait',
  },
  {
    in: toolsAndGifts,
    name: 'Geschenkset Rosenmorgen',
    line: 'Serum, Handcreme und Balsam',
    price: '54.00',
    badges: ['featured', 'best-seller'],
    text:
      'Drei Lieblinge aus unserer Rosenpflege, in Seidenpapier gelegt und mit Schleife gebunden. Dazu eine Karte, auf die wir gern ' +
      'deinen Gruß schreiben.',
    english: {
      name: 'Rose Morning Gift Set',
      line: 'Serum, hand cream and balm',
      description:
        'Three favourites from our rose range, laid in tissue paper and tied with a bow. With a card on which we gladly write ' +
        'your greeting.',
    },
    look: ['gift', '#d58a9a', '#94274a', 'rose', gold],
  },
  {
    in: toolsAndGifts,
    name: 'Geschenkset Stille Stunde',
    line: 'Badesalz, Massageöl und Kerze',
    price: '46.00',
    badges: ['new'],
    text:
      'Alles für einen Abend ohne Telefon: Badesalz, Massageöl und eine Kerze aus Rapswachs. Ein schönes Dankeschön für Menschen, ' +
      'die sich sonst um andere kümmern.',
    english: {
      name: 'Quiet Hour Gift Set',
      line: 'Bath salt, massage oil and candle',
      description:
        'Everything for an evening without a phone: bath salt, massage oil and a candle of rapeseed wax. A lovely thank-you ' +
        'for people who usually look after others.',
    },
    look: ['gift', '#b3a3cc', '#5f4a85', 'plum', cream],
  },
  {
    in: toolsAndGifts,
    name: 'Geschenkset Gartenzeit',
    line: 'Handcreme, Seife und Nagelöl',
    price: '32.90',
    was: '38.90',
    text:
      'Für alle, die am liebsten mit den Händen in der Erde stecken. Handcreme, Kräuterseife und Nagelöl kommen in einer festen ' +
      'Schachtel, die man gern aufhebt.',
    english: {
      name: 'Garden Time Gift Set',
      line: 'Hand cream, soap and nail oil',
      description:
        'For everyone who loves to have their hands in the soil. Hand cream, herbal soap and nail oil come in a sturdy box ' +
        'that you will like to keep.',
    },
    look: ['gift', '#a8ba92', '#4c6444', 'sage', cream],
    pictured: 'missing',
  },
  {
    in: toolsAndGifts,
    name: 'Adventskalender Lindenrose',
    line: '24 kleine Überraschungen',
    price: '89.00',
    badges: ['limited-edition'],
    stock: 0,
    text:
      'Vierundzwanzig Türchen mit Pflege, Düften und kleinen Helfern, davon sieben in Originalgröße. Jedes Jahr neu zusammengestellt ' +
      'und meist früh vergriffen.',
    english: {
      name: 'Lindenrose Advent Calendar',
      line: '24 little surprises',
      description:
        'Twenty-four doors with skincare, scents and little helpers, seven of them in full size. Put together anew every year ' +
        'and usually sold out early.',
    },
    look: ['gift', '#b8475a', '#741a37', 'sand', gold],
    pictured: 'huge',
  },
  {
    in: toolsAndGifts,
    name: 'Reiseset Leichtgepäck',
    line: '4 Minis · fürs Handgepäck',
    price: '26.50',
    stock: 64,
    text:
      'Reinigung, Toner, Serum und Creme im Kleinformat, passend für das Handgepäck. Auch gut, um eine neue Pflege erst einmal ' +
      'kennenzulernen.',
    english: {
      name: 'Travel Light Travel Set',
      line: '4 minis · for your hand luggage',
      description:
        'Cleanser, toner, serum and cream in small sizes that fit into your hand luggage. Also a good way to get to know a new ' +
        'range first.',
    },
    look: ['gift', '#f0c9ac', '#c98a5f', 'sand', rosegold],
    pictured: 'panorama',
  },
]

export const products: readonly DrawnProduct[] = entries.map((entry, i) => product(entry, i + 1))

/** English names by the German name of a product's only shade. */
export const englishShades: Readonly<Record<string, string>> = Object.fromEntries(
  entries.flatMap(({ shade, english }) => (shade && english.shade ? [[shade, english.shade]] : [])),
)

const sounds = [
  'Morgenrot',
  'Birkenhain',
  'Seidenglanz',
  'Holunder',
  'Sommerregen',
  'Kornblume',
  'Apfelblüte',
  'Mohnfeld',
  'Winterlicht',
  'Quitte',
  'Malve',
  'Honigklee',
] as const

/** Any number of products for load, made from the hand-written ones; the same seed makes the same list. */
export function generateProducts(count: number, seed: string | number): readonly DrawnProduct[] {
  const dice = diceOf(`products ${seed}`)
  return Array.from({ length: count }, (_, i) => {
    const serial = 10_001 + i
    const model = dice.pick(entries)
    const kind = /^Eau de \S+|^\S+/.exec(model.name)?.[0]
    const name = `${kind} ${dice.pick(sounds)} ${serial}`
    const price = `${dice.between(6, 89)}.${dice.pick(['00', '50', '90'])}`
    // These have no translation: what a catalogue has not translated stays as it is.
    const { was: _was, rule: _rule, english: _english, ...kept } = model
    return product({ ...kept, name, price, stock: dice.between(0, 400) }, serial)
  })
}
