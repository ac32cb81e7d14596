import type { SocialNetwork } from './consultant-gateway.js'

const hosts: Readonly<Record<SocialNetwork, readonly string[]>> = {
  instagram: ['instagram.com'],
  facebook: ['facebook.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
}

const longest = 2048

/** Lets an address through that is the network's own: https, its host or one below it, nobody's credentials, no port. */
export function socialLink(network: SocialNetwork, address: string): string | undefined {
  if (address.length > longest || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return undefined
  return hosts[network].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ? url.href : undefined
}

export interface SocialLink {
  network: SocialNetwork
  url: string
}

/** The links that may be shown, always in the same order. */
export function socialLinks(social: Readonly<Partial<Record<SocialNetwork, string>>>): SocialLink[] {
  return (Object.keys(hosts) as SocialNetwork[]).flatMap((network) => {
    const url = socialLink(network, social[network] ?? '')
    return url ? [{ network, url }] : []
  })
}
