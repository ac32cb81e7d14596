import { lookup as lookupHost } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { largestFile } from './picture-making.js'

const privateNetworks = new BlockList()
// Special-purpose addresses (IANA registries, RFC 6890): this machine, private networks, links, carriers, multicast, reserved.
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6')

/** Returns true for an address that nobody reaches from outside; an IPv4 address inside of IPv6 counts as itself. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  return isIP(plain) === 0 || privateNetworks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Resolves a name as the connection itself does, so that no second answer of the name server can lead elsewhere. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookupHost(host, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.find(({ address }) => isPrivateAddress(address))
    if (error) done(error, '')
    else if (refused) done(new Error(`${host} lies in a private network.`), '')
    else if (options.all) done(null, addresses)
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })
}

const maxRedirects = 5
const timeoutMs = 15_000

/**
 * Fetches a picture's bytes from a public address. Every redirect is checked as the first address is.
 * @throws {Error} when it leads into a private network, is too large, takes too long or is not there
 */
export async function fetchPicture(address: URL, redirects = maxRedirects): Promise<Uint8Array> {
  if (!/^https?:$/.test(address.protocol)) throw new Error(`${address.protocol} is not fetched.`)
  const host = address.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw new Error(`${host} lies in a private network.`)
  const answer = await ask(address)
  if ('bytes' in answer) return answer.bytes
  if (redirects === 0) throw new Error(`${address.href} redirects too often.`)
  return fetchPicture(new URL(answer.location, address), redirects - 1)
}

function ask(address: URL): Promise<{ bytes: Uint8Array } | { location: string }> {
  const open = address.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const asked = open(
      address,
      { lookup: lookupPublic, signal: AbortSignal.timeout(timeoutMs), headers: { Accept: 'image/*' } },
      (response) => {
        const { statusCode = 0, headers } = response
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy()
          return resolve({ location: headers.location })
        }
        const chunks: Buffer[] = []
        let length = 0
        response.on('data', (chunk: Buffer) => {
          length += chunk.length
          if (length > largestFile) return void response.destroy(new Error(`${address.href} is too large.`))
          chunks.push(chunk)
        })
        response.on('error', reject)
        response.on('end', () =>
          statusCode === 200 ? resolve({ bytes: Buffer.concat(chunks) }) : reject(new Error(`${address.href} answers ${statusCode}.`)),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
