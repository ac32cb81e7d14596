import { HttpResponse } from 'msw'
import type { Call, Route } from '../call.js'
import { closeSession, signIn } from '../world/shop/sessions.js'

const loginPath = '/secur/login.jsp'
const logoutPath = '/secur/logout.jsp'

/**
 * The platform's own pages, which every organisation has: signing in leads to `startURL`, signing out ends the session
 * (LWR Sites for Experience Cloud, "Create a Logout Link Component") and leads to the page that an administrator sets: here the home page.
 */
export const signInPageRoutes: readonly Route[] = [
  { method: 'get', path: loginPath, answer: (call) => loginPage(call, '') },
  { method: 'post', path: loginPath, answer: enter, withoutCsrfToken: true },
  { method: 'get', path: logoutPath, answer: leave },
]

async function enter(call: Call): Promise<Response> {
  const form = new URLSearchParams(await call.request.text())
  const session = await signIn(call.world, form.get('username') ?? '', form.get('password') ?? '')
  if (!session) return loginPage(call, 'Benutzername oder Passwort ist falsch.')
  if (call.caller.session) closeSession(call.world, call.caller.session.sid)
  call.caller.give({ sid: session.sid })
  return leadTo(startOf(call))
}

function leave(call: Call): Response {
  if (call.caller.session) closeSession(call.world, call.caller.session.sid)
  call.caller.give({ sid: null })
  return leadTo(siteOf(call) || '/')
}

const leadTo = (path: string): Response => new HttpResponse(null, { status: 303, headers: { Location: path } })

/** The site stands before `/secur`. */
const siteOf = ({ url }: Call): string => url.pathname.slice(0, url.pathname.indexOf('/secur/'))

/** Only a page of this origin. */
function startOf(call: Call): string {
  const { url, query } = call
  const wanted = query.get('startURL') ?? ''
  const start = URL.canParse(wanted, url) ? new URL(wanted, url) : undefined
  return start && start.origin === url.origin && wanted !== '' ? start.href.slice(start.origin.length) : siteOf(call) || '/'
}

/** Plain, as it is another house's. */
function loginPage({ url }: Call, problem: string): Response {
  const page = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Anmelden</title>
<h1>Anmelden</h1>${problem && `<p role="alert">${problem}</p>`}
<form method="post" action="${escaped(url.pathname + url.search)}">
<p><label>Benutzername <input name="username" autocomplete="username" required></label></p>
<p><label>Passwort <input name="password" type="password" autocomplete="current-password" required></label></p>
<p><button>Anmelden</button></p></form></html>`
  return new HttpResponse(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'Cache-Control': 'no-store',
    },
  })
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
