/** What a block keeps on its element for itself: under names that no page meets, and that a field may have. */
export const rootKey = Symbol('vitrine.root')
export const storeKey = Symbol('vitrine.store')
export const stayKey = Symbol('vitrine.stay')
export const fieldsKey = Symbol('vitrine.fields')
