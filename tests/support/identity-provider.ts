import { createServer, type Server } from 'node:http'
import Provider from 'oidc-provider'

/**
 * A real OpenID provider: whoever types a name is let in, with the groups that name has.
 * @param address its own, such as `http://localhost:5000`
 * @param studio the origin of the Studio that asks
 */
export async function startProvider(address: string, studio: string, groups: Readonly<Record<string, string[]>>): Promise<Server> {
  const real = new Provider(address, {
    clients: [
      {
        client_id: 'studio',
        client_secret: 'secret',
        redirect_uris: [`${studio}/studio/signed-in`],
        post_logout_redirect_uris: [`${studio}/studio`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'groups'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['of this test'] },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, name: id.replace(/^./, (letter) => letter.toUpperCase()), groups: groups[id] ?? [] }),
    }),
  })
  const server = createServer(real.callback())
  await new Promise<void>((listening) => server.listen(Number(new URL(address).port), 'localhost', listening))
  return server
}
