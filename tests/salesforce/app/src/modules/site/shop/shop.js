import { LightningElement } from 'lwc'
import { createRouter } from 'lwr/router'

export default class Shop extends LightningElement {
  router = createRouter({
    routes: [
      { id: 'home', uri: '/', page: { type: 'any', attributes: { names: '' } }, handler: () => import('handler/any') },
      { id: 'any', uri: '/any/:names', page: { type: 'any', attributes: { names: ':names' } }, handler: () => import('handler/any') },
      { id: 'changed', uri: '/changed', page: { type: 'changed' }, handler: () => import('handler/changed') },
      { id: 'regions', uri: '/regions', page: { type: 'regions' }, handler: () => import('handler/regions') },
    ],
  })
}
