import type { LocalizedText } from '../../../core/element/declaration.js'

const scene = (name: string, de: string, en: string): { address: string; label: LocalizedText } => ({
  address: `/cms/delivery/media/scene-${name}`,
  label: { de, en },
})

/** The pictures that the example shop has for pages; a test compares them with the sandbox's. */
export const shopPictures = [
  scene('hero', 'Vier Produkte auf Sockeln', 'Four products on plinths'),
  scene('hero-tablet', 'Vier Produkte auf Sockeln, für Tablets', 'Four products on plinths, for tablets'),
  scene('hero-mobile', 'Drei Produkte auf Sockeln, für Handys', 'Three products on plinths, for phones'),
  scene('ritual', 'Pflegeritual, links Platz für Text', 'Care ritual, room for text on the left'),
  scene('sage', 'Salbei, links Platz für Text', 'Sage, room for text on the left'),
  scene('consultant', 'Schminktisch einer Beraterin', 'A consultant’s dressing table'),
] as const
