import basePath from '@salesforce/community/basePath'
import { createRouter } from 'lwr/router'
import Shop, { routes } from 'site/shop'

/** The site of an organisation below a path of its own, with the shop's settings as the command writes them. */
export default class Org extends Shop {
  // What an editor has typed: a method that the organisation does not have.
  names = new URLSearchParams(location.search).has('absent') ? '{"method.getIbcDetails": "Nowhere.getNothing"}' : ''
  router = createRouter({ routes, basePath })
  basePath = basePath
}
