import { confirm, enrol, unsubscribe } from '../world/shop/newsletter.js'
import { type ServerMethods, writing } from './server-method.js'

export const newsletterMethods: ServerMethods = {
  enrolInNewsletter: writing(({ world }, input) => enrol(world, input)),
  confirmNewsletter: writing(({ world }, input) => confirm(world, input)),
  unsubscribeFromNewsletter: writing(({ world }, input) => unsubscribe(world, input)),
}
