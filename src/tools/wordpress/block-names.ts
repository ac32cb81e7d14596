/** Returns the name of a block in WordPress: `vitrine/cart-panel` for `vitrine-cart-panel`. */
export const blockName = (tag: string, prefix: string): string => `${prefix}/${tag.replace(/^[a-z]+-/, '')}`

/** Returns the name of the plugin, which is also its folder and its text domain. */
export const pluginName = (prefix: string): string => `${prefix}-blocks`
