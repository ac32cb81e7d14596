const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns the folder of a block: `cart-panel` for `vitrine-cart-panel`. */
export const folderOf = (tag: string): string => tag.replace(/^vitrine-/, '')

/** Returns the name that a folder's declaration is exported as: `cartPanel` for `cart-panel`. */
export const constantOf = (folder: string): string => folder.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())

/** Returns the name of a block's interface: `VitrineCartPanelElement` for `vitrine-cart-panel`. */
export const interfaceOf = (tag: string): string => `${tag.split('-').map(capital).join('')}Element`

/** The slot without a name takes the children that carry no `slot` attribute. */
export const isDefaultSlot = (name: string): boolean => name === '' || name === 'default'
