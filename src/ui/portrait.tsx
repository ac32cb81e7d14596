import { useState } from 'react'
import { safePictureUrl } from '../shop/safe-url.js'
import { useSettings } from './use-shop.js'

/** A portrait beside the name it belongs to; the default picture where there is none, or it does not come. */
export function Portrait({ url, size = 84, eager = false }: { url: string | undefined; size?: number; eager?: boolean }) {
  const { sitePath } = useSettings()
  const [broken, setBroken] = useState<string>()
  const own = url === undefined ? undefined : safePictureUrl(url, [location.origin])
  const shown = own && own !== broken ? own : `${sitePath}/cms/delivery/media/portrait-default`
  return <img className="portrait" part="portrait" src={shown} alt="" width={size} height={size} loading={eager ? 'eager' : 'lazy'} decoding="async" onError={() => setBroken(own)} />
}
