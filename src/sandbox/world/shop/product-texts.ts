import type { Drawing, ProductFacts } from '../types.js'

/** What a product page owes besides the price: how it is used, what is in it, who answers for it (GPSR, Art. 19). */
interface Texts {
  application: string
  ingredients: string
  safety: string
}

const forSkin = 'Nur äußerlich anwenden. Nicht in die Augen bringen; sonst mit Wasser ausspülen. Außer Reichweite von Kindern aufbewahren.'
const flammable = 'Leicht entzündlich. Nicht in die Nähe von Flammen bringen, nicht auf gereizte Haut sprühen, vor Kindern sichern.'

const byShape: Readonly<Record<Drawing['shape'], Texts>> = {
  dropper: {
    application: 'Morgens oder abends zwei bis drei Tropfen in den Händen wärmen und sanft in die gereinigte Haut drücken.',
    ingredients:
      'Aqua, Rosa Damascena Flower Water, Glycerin, Ascorbyl Glucoside, Propanediol, Sodium Hyaluronate, Panthenol, Xanthan Gum, ' +
      'Sodium Levulinate, Citric Acid, Parfum, Citronellol, Geraniol',
    safety: forSkin,
  },
  jar: {
    application: 'Eine kleine Menge mit dem Spatel entnehmen, auf Wangen und Stirn tupfen und von innen nach außen einmassieren.',
    ingredients:
      'Aqua, Butyrospermum Parkii Butter, Caprylic/Capric Triglyceride, Glycerin, Cetearyl Alcohol, Tilia Cordata Flower Extract, ' +
      'Tocopherol, Sodium Hyaluronate, Xanthan Gum, Sodium Benzoate, Parfum, Linalool',
    safety: forSkin,
  },
  pump: {
    application: 'Ein bis zwei Hübe auf die Haut geben und mit sanften Kreisen verteilen.',
    ingredients:
      'Aqua, Glycerin, Prunus Amygdalus Dulcis Oil, Coco-Glucoside, Panthenol, Aloe Barbadensis Leaf Juice, Sodium Benzoate, ' +
      'Potassium Sorbate, Citric Acid, Parfum',
    safety: forSkin,
  },
  tube: {
    application: 'Einen haselnussgroßen Klecks verteilen und in Ruhe einziehen lassen.',
    ingredients:
      'Aqua, Glycerin, Helianthus Annuus Seed Oil, Cetearyl Olivate, Sorbitan Olivate, Panthenol, Bisabolol, Tocopherol, ' +
      'Sodium Levulinate, Parfum, Limonene',
    safety: forSkin,
  },
  lipstick: {
    application: 'Von der Mitte der Lippen nach außen auftragen. Für scharfe Kanten die Kontur vorher mit dem Lipliner ziehen.',
    ingredients:
      'Ricinus Communis Seed Oil, Euphorbia Cerifera Wax, Simmondsia Chinensis Seed Oil, Cera Alba, Mica, Tocopherol, ' +
      '[+/- CI 15850, CI 77491, CI 77492, CI 77499, CI 77891]',
    safety: 'Bei gereizten Lippen nicht anwenden. Kühl und trocken aufbewahren.',
  },
  compact: {
    application: 'Mit Pinsel oder Quaste aufnehmen, abklopfen und leicht über Wangen, Stirn und Kinn streichen.',
    ingredients: 'Mica, Talc, Zea Mays Starch, Squalane, Magnesium Stearate, Tocopherol, [+/- CI 77491, CI 77492, CI 77499, CI 77891]',
    safety: 'Nicht in die Augen bringen. Nicht einatmen.',
  },
  mascara: {
    application: 'Dünn beginnen und nach Wunsch eine zweite Schicht auftragen, bevor die erste ganz trocken ist.',
    ingredients: 'Aqua, Cera Alba, Copernicia Cerifera Cera, Glycerin, Stearic Acid, Panthenol, Phenoxyethanol, [+/- CI 77499, CI 77491]',
    safety: 'Bei geröteten Augen nicht anwenden. Nach dem Öffnen binnen sechs Monaten aufbrauchen.',
  },
  palette: {
    application: 'Hell bis zur Braue, Mittel in die Lidfalte, Dunkel an den Wimpernkranz; am Ende weich verblenden.',
    ingredients: 'Mica, Talc, Zinc Stearate, Dimethicone, Caprylyl Glycol, [+/- CI 77491, CI 77492, CI 77499, CI 77742, CI 77891]',
    safety: 'Nicht in die Augen bringen.',
  },
  pencil: {
    application: 'In kleinen Strichen zeichnen und mit dem Finger oder der Bürste weich auslaufen lassen.',
    ingredients:
      'Hydrogenated Vegetable Oil, Rhus Succedanea Fruit Wax, Cera Alba, Tocopherol, [+/- CI 77491, CI 77492, CI 77499, CI 77891]',
    safety: 'Bei geröteten Augen nicht anwenden. Nur gespitzt verwenden.',
  },
  bottle: {
    application: 'Aus zwei Handbreit Abstand auf Handgelenke, Hals und Kleidung sprühen.',
    ingredients: 'Alcohol Denat., Parfum, Aqua, Limonene, Linalool, Citronellol, Geraniol, Coumarin',
    safety: flammable,
  },
  brush: {
    application: 'Produkt aufnehmen, überschüssiges abklopfen, in kleinen Kreisen auftragen. Einmal im Monat mit milder Seife waschen.',
    ingredients: '',
    safety: '',
  },
  gift: { application: 'Zum Verschenken fertig gepackt; die Karte schreibst du selbst.', ingredients: '', safety: forSkin },
}

const maker = 'Lindenrose Kosmetik GmbH\nLindenallee 12, 50667 Köln\nprodukte@lindenrose.example'

/** Under the names by which the organisation keeps them; inferred, like all of its own fields. */
export function textFieldsOf({ drawing }: ProductFacts) {
  const { application, ingredients, safety } = byShape[drawing.shape]
  return {
    Application__c: application,
    Ingredients__c: ingredients || null,
    SafetyInformation__c: safety || null,
    Manufacturer__c: maker,
    DeliveryTime__c: '2 bis 4 Werktage',
  }
}
