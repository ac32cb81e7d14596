/** Names that GrapesJS uses for components that are no blocks. */
export const headingType = 'vitrine-page-heading'
export const textType = 'vitrine-page-text'
export const pictureType = 'vitrine-page-picture'
/** Type of the stand-in for a shared part, or for a block that this Vitrine does not know. */
export const standInType = 'vitrine-page-part'

/** Tags of the types that GrapesJS leaves out of its data where they are the type's own. */
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

/** Property in which GrapesJS keeps our data of a component, as JSON. */
export const asideProperty = 'vitrine'
/** Property for the editor's name of a component, shown in the layers of GrapesJS. */
export const nameProperty = 'custom-name'
