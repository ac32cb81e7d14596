/** What the types of the DOM refuse, and beside it what they take. */
const list = document.createElement('vitrine-product-list')
list.pageSize = 4
list.addEventListener('vitrine-product-add', (event) => event.detail.quantity.toFixed())
// @ts-expect-error no number of pieces
list.pageSize = 'many'
// @ts-expect-error the quantity is a number
list.addEventListener('vitrine-product-add', (event) => event.detail.quantity.trim())

export { list }
