import { HttpResponse } from 'msw'
import type { Route } from '../call.js'

/** Guests get a token too; nobody asks them for it. */
const guestToken = 'guest'

export const csrfRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/webruntime/module/@app/csrfToken',
    answer: ({ caller }) =>
      new HttpResponse(`LWR.define('@app/csrfToken', [], function() { return "${caller.session?.csrfToken ?? guestToken}"; });`, {
        headers: { 'Content-Type': 'application/javascript;charset=UTF-8', 'Cache-Control': 'no-store' },
      }),
  },
]
