import type { ShopSettings } from './settings.js'

/** Before `/cms/delivery/media`: a site of Experience Cloud delivers what belongs to it below `/sfsites/c` (specification, section 7). */
export const mediaPath = ({ apiBasePath, sitePath }: Pick<ShopSettings, 'apiBasePath' | 'sitePath'>): string =>
  sitePath.replace(/(?<!\/)\/+$/, '') + (/\/webruntime\/api\/*$/.test(apiBasePath) ? '/sfsites/c' : '')

/** Media paths are relative to the site (contracts, 2.5). */
export function mediaUrl(url: string, path: string): string {
  const site = path.replace(/\/sfsites\/c$/, '')
  if (!/^\/(?!\/)/.test(url)) return url
  const within = site && url.startsWith(`${site}/`) ? url.slice(site.length) : url
  return (within.startsWith('/cms/') ? path : site) + within
}
