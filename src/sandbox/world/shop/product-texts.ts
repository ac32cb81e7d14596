import type { Drawing, Language, ProductFacts, ProductTexts } from '../types.js'

/** Texts a product page owes besides the price: how it is used, what is in it, who answers for it (GPSR, Art. 19). */
interface Texts {
  application: Worded
  /** INCI names are the same in every language. */
  ingredients: string
  safety?: Worded
}

type Worded = Readonly<Record<Language, string>>

const forSkin: Worded = {
  de: 'Nur äußerlich anwenden. Nicht in die Augen bringen; sonst mit Wasser ausspülen. Außer Reichweite von Kindern aufbewahren.',
  en: 'For external use only. Keep out of your eyes; otherwise rinse with water. Keep out of the reach of children.',
}
const flammable: Worded = {
  de: 'Leicht entzündlich. Nicht in die Nähe von Flammen bringen, nicht auf gereizte Haut sprühen, vor Kindern sichern.',
  en: 'Highly flammable. Keep away from flames, do not spray on irritated skin, keep away from children.',
}

const byShape: Readonly<Record<Drawing['shape'], Texts>> = {
  dropper: {
    application: {
      de: 'Morgens oder abends zwei bis drei Tropfen in den Händen wärmen und sanft in die gereinigte Haut drücken.',
      en: 'Warm two or three drops in your hands in the morning or evening and press them gently into cleansed skin.',
    },
    ingredients:
      'Aqua, Rosa Damascena Flower Water, Glycerin, Ascorbyl Glucoside, Propanediol, Sodium Hyaluronate, Panthenol, Xanthan Gum, ' +
      'Sodium Levulinate, Citric Acid, Parfum, Citronellol, Geraniol',
    safety: forSkin,
  },
  jar: {
    application: {
      de: 'Eine kleine Menge mit dem Spatel entnehmen, auf Wangen und Stirn tupfen und von innen nach außen einmassieren.',
      en: 'Take out a small amount with the spatula, dab it on cheeks and forehead and massage in from the inside outwards.',
    },
    ingredients:
      'Aqua, Butyrospermum Parkii Butter, Caprylic/Capric Triglyceride, Glycerin, Cetearyl Alcohol, Tilia Cordata Flower Extract, ' +
      'Tocopherol, Sodium Hyaluronate, Xanthan Gum, Sodium Benzoate, Parfum, Linalool',
    safety: forSkin,
  },
  pump: {
    application: {
      de: 'Ein bis zwei Hübe auf die Haut geben und mit sanften Kreisen verteilen.',
      en: 'Put one or two pumps on your skin and spread in gentle circles.',
    },
    ingredients:
      'Aqua, Glycerin, Prunus Amygdalus Dulcis Oil, Coco-Glucoside, Panthenol, Aloe Barbadensis Leaf Juice, Sodium Benzoate, ' +
      'Potassium Sorbate, Citric Acid, Parfum',
    safety: forSkin,
  },
  tube: {
    application: {
      de: 'Einen haselnussgroßen Klecks verteilen und in Ruhe einziehen lassen.',
      en: 'Spread a hazelnut-sized amount and let it sink in at its leisure.',
    },
    ingredients:
      'Aqua, Glycerin, Helianthus Annuus Seed Oil, Cetearyl Olivate, Sorbitan Olivate, Panthenol, Bisabolol, Tocopherol, ' +
      'Sodium Levulinate, Parfum, Limonene',
    safety: forSkin,
  },
  lipstick: {
    application: {
      de: 'Von der Mitte der Lippen nach außen auftragen. Für scharfe Kanten die Kontur vorher mit dem Lipliner ziehen.',
      en: 'Apply from the middle of your lips outwards. For crisp edges, draw the contour with lip liner first.',
    },
    ingredients:
      'Ricinus Communis Seed Oil, Euphorbia Cerifera Wax, Simmondsia Chinensis Seed Oil, Cera Alba, Mica, Tocopherol, ' +
      '[+/- CI 15850, CI 77491, CI 77492, CI 77499, CI 77891]',
    safety: {
      de: 'Bei gereizten Lippen nicht anwenden. Kühl und trocken aufbewahren.',
      en: 'Do not use on irritated lips. Store in a cool, dry place.',
    },
  },
  compact: {
    application: {
      de: 'Mit Pinsel oder Quaste aufnehmen, abklopfen und leicht über Wangen, Stirn und Kinn streichen.',
      en: 'Take up with brush or puff, tap off and sweep lightly over cheeks, forehead and chin.',
    },
    ingredients: 'Mica, Talc, Zea Mays Starch, Squalane, Magnesium Stearate, Tocopherol, [+/- CI 77491, CI 77492, CI 77499, CI 77891]',
    safety: { de: 'Nicht in die Augen bringen. Nicht einatmen.', en: 'Keep out of your eyes. Do not inhale.' },
  },
  mascara: {
    application: {
      de: 'Dünn beginnen und nach Wunsch eine zweite Schicht auftragen, bevor die erste ganz trocken ist.',
      en: 'Begin with a thin coat and add a second one if you like, before the first is quite dry.',
    },
    ingredients: 'Aqua, Cera Alba, Copernicia Cerifera Cera, Glycerin, Stearic Acid, Panthenol, Phenoxyethanol, [+/- CI 77499, CI 77491]',
    safety: {
      de: 'Bei geröteten Augen nicht anwenden. Nach dem Öffnen binnen sechs Monaten aufbrauchen.',
      en: 'Do not use when your eyes are red. Use up within six months after opening.',
    },
  },
  palette: {
    application: {
      de: 'Hell bis zur Braue, Mittel in die Lidfalte, Dunkel an den Wimpernkranz; am Ende weich verblenden.',
      en: 'Light up to the brow, medium into the crease, dark along the lashes; blend softly at the end.',
    },
    ingredients: 'Mica, Talc, Zinc Stearate, Dimethicone, Caprylyl Glycol, [+/- CI 77491, CI 77492, CI 77499, CI 77742, CI 77891]',
    safety: { de: 'Nicht in die Augen bringen.', en: 'Keep out of your eyes.' },
  },
  pencil: {
    application: {
      de: 'In kleinen Strichen zeichnen und mit dem Finger oder der Bürste weich auslaufen lassen.',
      en: 'Draw in small strokes and soften with your finger or the brush.',
    },
    ingredients:
      'Hydrogenated Vegetable Oil, Rhus Succedanea Fruit Wax, Cera Alba, Tocopherol, [+/- CI 77491, CI 77492, CI 77499, CI 77891]',
    safety: {
      de: 'Bei geröteten Augen nicht anwenden. Nur gespitzt verwenden.',
      en: 'Do not use when your eyes are red. Use sharpened only.',
    },
  },
  bottle: {
    application: {
      de: 'Aus zwei Handbreit Abstand auf Handgelenke, Hals und Kleidung sprühen.',
      en: 'Spray on wrists, neck and clothes from a distance of two hands.',
    },
    ingredients: 'Alcohol Denat., Parfum, Aqua, Limonene, Linalool, Citronellol, Geraniol, Coumarin',
    safety: flammable,
  },
  brush: {
    application: {
      de: 'Produkt aufnehmen, überschüssiges abklopfen, in kleinen Kreisen auftragen. Einmal im Monat mit milder Seife waschen.',
      en: 'Take up product, tap off what is too much, apply in small circles. Wash once a month with mild soap.',
    },
    ingredients: '',
  },
  gift: {
    application: {
      de: 'Zum Verschenken fertig gepackt; die Karte schreibst du selbst.',
      en: 'Wrapped and ready to give; you write the card yourself.',
    },
    ingredients: '',
    safety: forSkin,
  },
}

const maker = 'Lindenrose Kosmetik GmbH\nLindenallee 12, 50667 Köln\nprodukte@lindenrose.example'

/** Under the names by which the organisation keeps them; inferred, like all of its own fields. */
export function textFieldsOf({ drawing, texts }: ProductFacts, language: Language) {
  if (texts || !drawing) return givenFields(texts)
  const { application, ingredients, safety } = byShape[drawing.shape]
  return {
    Application__c: application[language],
    Ingredients__c: ingredients || null,
    SafetyInformation__c: safety?.[language] ?? null,
    Manufacturer__c: maker,
    DeliveryTime__c: language === 'en' ? '2 to 4 working days' : '2 bis 4 Werktage',
  }
}

const givenFields = ({ application, ingredients, safety, manufacturer, deliveryTime }: ProductTexts = {}) => ({
  Application__c: application ?? null,
  Ingredients__c: ingredients ?? null,
  SafetyInformation__c: safety ?? null,
  Manufacturer__c: manufacturer ?? null,
  DeliveryTime__c: deliveryTime ?? null,
})
