const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `vitrine-cart-panel` is kept in the folder `cart-panel`. */
export const folderOf = (tag: string): string => tag.replace(/^vitrine-/, '')

/** The declaration of the folder `cart-panel` is exported as `cartPanel`. */
export const constantOf = (folder: string): string => folder.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())

/** `vitrine-cart-panel` becomes `VitrineCartPanelElement`. */
export const interfaceOf = (tag: string): string => `${tag.split('-').map(capital).join('')}Element`

/** The slot without a name takes the children that carry no `slot` attribute. */
export const isDefaultSlot = (name: string): boolean => name === '' || name === 'default'
