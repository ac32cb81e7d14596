import type { Text } from '../../../element/declaration.js'

export const nodeNameWords = {
  de: { text: 'Text', button: 'Knopf' },
  en: { text: 'Text', button: 'Button' },
}

/** What editors call plain elements. */
export const elementNames = {
  shared: { de: 'Geteilter Teil', en: 'Shared part' },
  h1: { de: 'Hauptüberschrift', en: 'Main heading' },
  h2: { de: 'Überschrift', en: 'Heading' },
  h3: { de: 'Überschrift, klein', en: 'Heading, small' },
  h4: { de: 'Überschrift, sehr klein', en: 'Heading, very small' },
  p: { de: 'Absatz', en: 'Paragraph' },
  a: { de: 'Link', en: 'Link' },
  img: { de: 'Bild', en: 'Picture' },
  picture: { de: 'Bild', en: 'Picture' },
  source: { de: 'Bildfassung', en: 'Picture version' },
  figure: { de: 'Bild mit Unterschrift', en: 'Picture with caption' },
  figcaption: { de: 'Bildunterschrift', en: 'Caption' },
  ul: { de: 'Liste', en: 'List' },
  ol: { de: 'Nummerierte Liste', en: 'Numbered list' },
  li: { de: 'Listenpunkt', en: 'List item' },
  div: { de: 'Gruppe', en: 'Group' },
  span: { de: 'Kleiner Text', en: 'Short text' },
  strong: { de: 'Fetter Text', en: 'Bold text' },
  em: { de: 'Betonter Text', en: 'Emphasised text' },
  small: { de: 'Kleingedrucktes', en: 'Small print' },
  br: { de: 'Zeilenumbruch', en: 'Line break' },
  hr: { de: 'Trennlinie', en: 'Divider' },
  header: { de: 'Kopf der Seite', en: 'Page header' },
  main: { de: 'Hauptteil', en: 'Main part' },
  footer: { de: 'Fuß der Seite', en: 'Page footer' },
  nav: { de: 'Navigation', en: 'Navigation' },
} satisfies Readonly<Record<string, Text>>
