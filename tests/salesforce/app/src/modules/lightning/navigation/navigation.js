// Stands for the platform's module, on the router of this app: pages of records, and any other by its address.
const Navigate = Symbol('Navigate')
const addressOf = ({ type, attributes }) =>
  type === 'standard__recordPage' ? `/any/vitrineProductDetail?id=${attributes.recordId}` : attributes.url

export const NavigationMixin = (Base) =>
  class extends Base {
    [Navigate](reference, replace) {
      history[replace ? 'replaceState' : 'pushState']({}, '', addressOf(reference))
      dispatchEvent(new PopStateEvent('popstate'))
    }
  }
NavigationMixin.Navigate = Navigate
