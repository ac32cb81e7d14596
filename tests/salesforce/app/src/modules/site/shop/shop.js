import { LightningElement } from 'lwc'
import { createRouter } from 'lwr/router'

/** The page of a record, as sites of Experience Cloud have it. */
const product = {
  type: 'standard__recordPage',
  attributes: { objectApiName: 'Product2', actionName: 'view', urlName: ':urlName', recordId: ':recordId' },
}

export const routes = [
  { id: 'home', uri: '/', page: { type: 'any', attributes: { names: '' } }, handler: () => import('handler/any') },
  { id: 'any', uri: '/any/:names', page: { type: 'any', attributes: { names: ':names' } }, handler: () => import('handler/any') },
  { id: 'product', uri: '/product/:urlName/:recordId', page: product, handler: () => import('handler/any') },
  { id: 'changed', uri: '/changed', page: { type: 'changed' }, handler: () => import('handler/changed') },
  { id: 'regions', uri: '/regions', page: { type: 'regions' }, handler: () => import('handler/regions') },
  { id: 'wrong', uri: '/wrong', page: { type: 'wrong' }, handler: () => import('handler/wrong') },
]

export default class Shop extends LightningElement {
  pages = '{"/product": "{siteBasePath}/product/{urlName}/{recordId}"}'
  basePath = ''
  router = createRouter({ routes })

  /**
   * What a site adds to the router of LWR: pages by their address, and `detail` where a reference to a record says no name (LWR guide,
   * Lightning Navigation).
   */
  lead(event) {
    const { address, replace } = event.detail
    const path = pathOf(address, this.basePath)
    if (path === undefined) return
    event.preventDefault()
    history[replace ? 'replaceState' : 'pushState']({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }
}

function pathOf({ type, attributes, state = {} }, basePath) {
  if (type === 'standard__webPage') return attributes.url
  if (type !== 'standard__recordPage' || attributes.urlName) return undefined
  const query = new URLSearchParams(state)
  return `${basePath}/product/detail/${attributes.recordId}${query.size > 0 ? `?${query}` : ''}`
}
