import { useSiteMedia } from '../../ui/hooks/use-site-media.js'
import { useTrustedOrigins } from '../../ui/index.js'
import { type Candidate, readSrcset, writeSrcset } from '../../core/dom/srcset.js'
import { type Device, useColumnDevice } from './use-column-device.js'

// Specification, section 2: up to 47.9375em, 48em to 64em, from 64.0625em. Said so, nothing falls between.
const media: Record<Device, string> = { mobile: '(width < 48em)', tablet: '(width < 64.0625em)', desktop: '(width >= 64.0625em)' }
// A device without a picture has none: an `img` without an address is drawn as a broken one.
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const devices = ['mobile', 'tablet', 'desktop'] as const

/** The picture behind a section; a smaller device without a good one takes the next larger one. */
export function BackgroundPicture({ texts, host }: { texts: Record<Device, string | undefined>; host: HTMLElement }) {
  const device = useColumnDevice(host)
  const sets = srcsets(texts, useTrustedOrigins(), useSiteMedia())
  if (devices.every((each) => sets[each].length === 0)) return null
  return (
    <picture>
      {devices
        .filter((each) => sets[each].length > 0 && (device === undefined || each === device))
        .map((each) => (
          <source key={each} media={device ? undefined : media[each]} sizes="100vw" srcSet={writeSrcset(sets[each])} />
        ))}
      <img part="picture" decoding="async" src={sets.desktop.length > 0 ? undefined : blank} alt="" draggable={false} />
    </picture>
  )
}

function srcsets(
  texts: Record<Device, string | undefined>,
  trusted: readonly string[],
  media: (address: string) => string,
): Record<Device, Candidate[]> {
  const read = (text = '', larger: Candidate[] = []) => {
    const found = readSrcset(text, trusted).map((one) => ({ ...one, url: media(one.url) }))
    return found.length > 0 ? found : larger
  }
  const desktop = read(texts.desktop)
  const tablet = read(texts.tablet, desktop)
  return { desktop, tablet, mobile: read(texts.mobile, tablet) }
}
