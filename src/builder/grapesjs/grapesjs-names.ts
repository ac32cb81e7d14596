/** GrapesJS's names for what is no block. */
export const headingType = 'vitrine-page-heading'
export const textType = 'vitrine-page-text'
export const pictureType = 'vitrine-page-picture'
/** Stands for a shared part, or a block that this Vitrine does not know. */
export const standInType = 'vitrine-page-part'

/** The tags of a type that GrapesJS leaves out of its data where they are the type's own. */
export const tagsOfTypes: Readonly<Record<string, string>> = {
  [headingType]: 'h2',
  [textType]: 'p',
  [pictureType]: 'img',
  text: 'div',
  link: 'a',
  image: 'img',
  video: 'video',
  map: 'iframe',
  iframe: 'iframe',
  script: 'script',
  svg: 'svg',
  label: 'label',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tfoot',
  row: 'tr',
  cell: 'td',
}

/** What GrapesJS keeps for us of a component, as JSON. */
export const asideProperty = 'vitrine'
/** What an editor calls a component, in the layers of GrapesJS. */
export const nameProperty = 'custom-name'
