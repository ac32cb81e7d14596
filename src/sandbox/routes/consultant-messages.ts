import { answerJson } from '../answers.js'
import type { Route } from '../call.js'
import { notFound } from '../world/refusal.js'
import { deliver } from '../world/shop/consultant-messages.js'

/** A service of the example's own: the platform has none. It takes what `vitrine-consultant-contact` sends. */
export const consultantMessageRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/services/apexrest/consultant-messages',
    // It does nothing in anybody's name.
    withoutCsrfToken: true,
    async answer({ world, body, extensions }) {
      if (!extensions.has('consultant-messages')) throw notFound()
      deliver(world, await body())
      return answerJson({}, { status: 202 })
    },
  },
]
