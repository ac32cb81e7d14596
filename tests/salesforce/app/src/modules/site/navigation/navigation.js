import { wire } from 'lwc'
import { NavigationContext, navigate } from 'lwr/navigation'

const Navigate = Symbol('Navigate')

/**
 * Stands for `lightning/navigation`: LWR's own navigation, asked by the wire. LWR 0.23.12 has the mixin, too, but in a bundle in which it
 * does not find the router.
 */
export function NavigationMixin(Base) {
  class Navigating extends Base {
    @wire(NavigationContext) navigationContext;

    [Navigate](reference, replace) {
      navigate(this.navigationContext, reference, replace)
    }
  }
  return Navigating
}
NavigationMixin.Navigate = Navigate
