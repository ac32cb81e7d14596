import { BlockList, isIP, isIPv6 } from 'node:net'
import { type Role, roles } from './people.js'
import { newToken } from './sessions.js'

/** Setting for how the server learns who a person is. */
export type SignInSetting =
  /** Nobody signs in, and every request from this machine may do everything: for programs that start a server for themselves. */
  | { kind: 'here' }
  /** Nobody signs in: the Studio is for everyone with the address that holds the key, which is printed where the server runs. */
  | { kind: 'key'; key: string }
  /** Nobody signs in, and everyone who reaches the server may do everything. */
  | { kind: 'everybody' }
  /** A proxy in front has signed people in, and says in headers who they are. */
  | { kind: 'proxy'; from: BlockList; rolesOf: RolesOf }
  /** OpenID Connect. */
  | { kind: 'provider'; issuer: URL; client: string; secret: string | undefined; claim: string; rolesOf: RolesOf }

/** Returns the highest role that one of a person's groups has. */
export type RolesOf = (groups: readonly string[]) => Role | undefined

/**
 * Reads the setting for who may come into the Studio:
 *
 * - nothing: everyone who has the key, which is another one with every start, or that of `VITRINE_KEY`
 * - `VITRINE_SIGN_IN=https://login.shop.example`: a provider of OpenID Connect, with `VITRINE_SIGN_IN_CLIENT` and `VITRINE_SIGN_IN_SECRET`
 * - `VITRINE_SIGN_IN=proxy:10.0.0.7,10.1.0.0/16`: a proxy at these addresses says who it is
 * - `VITRINE_SIGN_IN=none`: everybody who reaches the server
 *
 * `VITRINE_ROLES="editor=texts publisher=leads admin=it"` names the group that each role needs, and `VITRINE_ROLE_CLAIM` where a
 * provider says the groups (`groups`).
 * @throws Error when that is not understood
 */
export function readSignIn(variables: Readonly<Record<string, string | undefined>>): SignInSetting {
  const { VITRINE_SIGN_IN: setting = '' } = variables
  if (setting === '') return { kind: 'key', key: readKey(variables.VITRINE_KEY) }
  if (setting === 'none') return { kind: 'everybody' }
  const rolesOf = readRoles(variables.VITRINE_ROLES ?? '')
  if (setting.startsWith('proxy:')) return { kind: 'proxy', from: readAddresses(setting.slice('proxy:'.length)), rolesOf }
  const issuer = URL.canParse(setting) ? new URL(setting) : undefined
  const isSafe = issuer?.protocol === 'https:' || (issuer?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(issuer.hostname))
  if (!issuer || !isSafe)
    throw new Error(`VITRINE_SIGN_IN=${setting} is not understood: use https://… of a provider, proxy:ADDRESS,ADDRESS, or none.`)
  const client = variables.VITRINE_SIGN_IN_CLIENT
  if (!client) throw new Error('VITRINE_SIGN_IN names a provider, and VITRINE_SIGN_IN_CLIENT does not say as which client to ask it.')
  return {
    kind: 'provider',
    issuer,
    client,
    secret: variables.VITRINE_SIGN_IN_SECRET,
    claim: variables.VITRINE_ROLE_CLAIM || 'groups',
    rolesOf,
  }
}

const minKeyLength = 16

function readKey(key: string | undefined): string {
  if (!key) return newToken()
  // A cookie and an address take such a key as it is.
  if (key.length < minKeyLength || !/^[\w.~-]+$/.test(key))
    throw new Error(
      `VITRINE_KEY has to be ${minKeyLength} or more letters, digits, "-", "_", "." or "~", or nobody could be kept from guessing it.`,
    )
  return key
}

function readRoles(setting: string): RolesOf {
  const pairs = setting.split(/\s+/).filter(Boolean)
  const groups = new Map(pairs.map((pair) => [pair.slice(pair.indexOf('=') + 1), pair.slice(0, pair.indexOf('=')) as Role]))
  if (groups.size === 0 || ![...groups.values()].every((role) => roles.includes(role)))
    throw new Error(
      `VITRINE_ROLES="${setting}" does not say who may what: use editor=GROUP publisher=GROUP admin=GROUP, of which one is enough.`,
    )
  return (given) => roles.findLast((role) => given.some((group) => groups.get(group) === role))
}

function readAddresses(setting: string): BlockList {
  const list = new BlockList()
  for (const each of setting.split(',').map((part) => part.trim())) {
    const [address = '', bits] = each.split('/')
    if (isIP(address) === 0) throw new Error(`VITRINE_SIGN_IN: "${each}" is no address of a proxy; use 10.0.0.7 or 10.0.0.0/8.`)
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
