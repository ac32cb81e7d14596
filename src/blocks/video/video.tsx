import { type ReactNode, useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { useSiteMedia } from '../../ui/hooks/use-site-media.js'
import { useSafePicture } from '../../ui/hooks/use-trusted-origins.js'
import { Link, useShop, useStore, useMessages } from '../../ui/index.js'
import { safePictureUrl } from '../../core/dom/safe-url.js'
import { foreignVideo } from '../../core/dom/video-address.js'
import type { video } from './video.block.js'
import { videoMessages } from './video.messages.js'

type Props = ViewOf<typeof video>

/** The video on an editor's canvas; nothing is loaded. */
export function SampleVideo(props: Props) {
  return (
    <Framed {...props}>
      <Poster {...props}>
        <span className="sign" aria-hidden="true" />
      </Poster>
    </Framed>
  )
}

export function Video(props: Props) {
  const { address, setState } = props
  const shop = useShop()
  const media = useSiteMedia()
  useStore(shop.consent.choice)
  const [asked, setAsked] = useState(false)
  const foreign = foreignVideo(address)
  const own = foreign ? undefined : ownFile(media(address))
  const allowed = asked || shop.consent.of('media') === 'granted'
  const state = own || (foreign && allowed) ? 'shown' : foreign ? 'asking' : 'failed'
  useEffect(() => setState(state), [setState, state])
  return (
    <Framed {...props}>
      {own && <OwnVideo {...props} source={own} />}
      {foreign && allowed && (
        <iframe
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          src={foreign.frame}
          title={props.heading}
        />
      )}
      {foreign && !allowed && <Invitation {...props} house={foreign.house} open={() => setAsked(true)} />}
      {state === 'failed' && <Missing {...props} />}
    </Framed>
  )
}

/** The page's policy lets media of the own site through. */
const ownFile = (address: string): string | undefined => (/^\/(?!\/)/.test(address) ? safePictureUrl(address) : undefined)

function Framed({ format, heading, children }: Props & { children: ReactNode }) {
  return (
    <figure>
      <div className={`frame ${format}`} part="frame">
        {children}
      </div>
      {heading && (
        <figcaption className="soft-text" part="heading">
          {heading}
        </figcaption>
      )}
    </figure>
  )
}

function OwnVideo({ source, heading, poster, captions }: Props & { source: string }) {
  const t = useMessages(videoMessages)
  const media = useSiteMedia()
  const lines = ownFile(media(captions))
  const picture = useSafePicture(useSiteMedia()(poster))
  return (
    // biome-ignore lint/a11y/useMediaCaption: there is one as soon as the editor gives its file
    <video controls playsInline preload={picture ? 'none' : 'metadata'} poster={picture} aria-label={heading || t.video}>
      <source src={source} />
      {lines && <track kind="captions" src={lines} srcLang={t.language} label={t.captions} default />}
      <p>
        <Link href={source}>{t.download}</Link>
      </p>
    </video>
  )
}

function Poster({ poster, children }: Props & { children: ReactNode }) {
  const picture = useSafePicture(useSiteMedia()(poster))
  return (
    <div className="poster">
      {picture && <img loading="lazy" src={picture} alt="" />}
      {children}
    </div>
  )
}

function Invitation({ house, open, ...props }: Props & { house: string; open: () => void }) {
  const t = useMessages(videoMessages)
  return (
    <Poster {...props}>
      <div className="invitation">
        <p>{t.invitation(house)}</p>
        <button type="button" className="button" part="button" aria-label={t.loadNamed(props.heading)} onClick={open}>
          {t.load}
        </button>
        <Link href={props.address} target="_blank" rel="noopener">
          {t.elsewhere(house)}
        </Link>
      </div>
    </Poster>
  )
}

function Missing(props: Props) {
  const t = useMessages(videoMessages)
  return (
    <Poster {...props}>
      <div className="invitation" role="status">
        <p>{t.missing}</p>
      </div>
    </Poster>
  )
}
