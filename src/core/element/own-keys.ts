/** Keys of a block's own properties on its element: a page never meets them, and a field may have the same name. */
export const rootKey = Symbol('vitrine.root')
export const storeKey = Symbol('vitrine.store')
export const stayKey = Symbol('vitrine.stay')
export const fieldsKey = Symbol('vitrine.fields')
