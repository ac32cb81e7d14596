import { readSrcset, writeSrcset } from '../../web/srcset.js'
import { type Device, useColumnDevice } from './use-column-device.js'

// Specification, section 2: up to 47.9375em, 48em to 64em, from 64.0625em. Said so, nothing falls between.
const media: Record<Device, string> = { mobile: '(width < 48em)', tablet: '(width < 64.0625em)', desktop: '(width >= 64.0625em)' }
const devices = ['mobile', 'tablet', 'desktop'] as const

/** The picture behind a section; a smaller device without a good one takes the next larger one. */
export function BackgroundPicture({ texts, host }: { texts: Record<Device, string | undefined>; host: HTMLElement }) {
  const device = useColumnDevice(host)
  const sets = srcsets(texts, host.ownerDocument.defaultView?.origin)
  if (devices.every((each) => sets[each] === '')) return null
  return (
    <picture>
      {devices
        .filter((each) => sets[each] !== '' && (device === undefined || each === device))
        .map((each) => (
          <source key={each} media={device ? undefined : media[each]} srcSet={sets[each]} sizes="100vw" />
        ))}
      <img part="picture" alt="" decoding="async" draggable={false} />
    </picture>
  )
}

function srcsets(texts: Record<Device, string | undefined>, origin: string | undefined): Record<Device, string> {
  const written = (text = '') => writeSrcset(readSrcset(text, origin === undefined ? [] : [origin]))
  const desktop = written(texts.desktop)
  const tablet = written(texts.tablet) || desktop
  return { desktop, tablet, mobile: written(texts.mobile) || tablet }
}
