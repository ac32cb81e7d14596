import { type CSSProperties, useEffect, useRef } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { useMessages } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'
import { BackgroundPicture } from './background-picture.js'
import { overlayColour } from './overlay-colour.js'
import type { section } from './section.block.js'
import { sectionMessages } from './section.messages.js'
import { wasMeant } from './was-meant.js'
import { useEmptySlot } from '../../ui/hooks/use-empty-slot.js'

type Props = ViewOf<typeof section>

const ForSome = lazy(() => import('./for-some.js').then((module) => module.ForSome))

export function Section(props: Props) {
  const { audience, shownFrom, shownUntil, experiment, setState, host } = props
  const isForAll = audience === 'everybody' && !shownFrom && !shownUntil && !experiment
  useEffect(() => {
    if (isForAll) setState('shown')
  }, [setState, isForAll])
  const band = <Band {...props} />
  if (isForAll) return band
  return (
    <ForSome {...props} waiting={wasMeant(host, props) && band}>
      {band}
    </ForSome>
  )
}

function Band(props: Props) {
  const { host, mode, tone, space, verticalAlign, overlay } = props
  const slot = useRef<HTMLSlotElement>(null)
  const empty = useEmptySlot(slot)
  const colour = overlayColour(overlay)
  useEffect(() => {
    if (overlay && !colour) console.warn(`<vitrine-section> overlay=${JSON.stringify(overlay.slice(0, 80))} is not a colour; using none.`)
  }, [overlay, colour])
  const grounded = tone !== 'none' || props.background !== '' || colour !== undefined
  return (
    <div className={`frame ${tone} space-${space}`} part="frame" style={heights(props)}>
      <div className="ground" aria-hidden="true">
        <BackgroundPicture
          host={host}
          texts={{ desktop: props.background, tablet: props.backgroundTablet, mobile: props.backgroundMobile }}
        />
        {colour && <div part="overlay" style={{ backgroundColor: colour }} />}
      </div>
      <div
        className={`content ${verticalAlign}${grounded ? ' grounded' : ''}${props.maxWidth === 0 ? ' full' : ''}`}
        part="content"
        style={measures(props)}
      >
        <slot ref={slot} />
        {mode === 'edit' && empty && <Placeholder />}
      </div>
    </div>
  )
}

function Placeholder() {
  return <p className="placeholder">{useMessages(sectionMessages).empty}</p>
}

function heights({ minHeight, minHeightTablet = minHeight, minHeightMobile = minHeightTablet }: Props): CSSProperties {
  return {
    '--section-height-desktop': `${minHeight}px`,
    '--section-height-tablet': `${minHeightTablet}px`,
    '--section-height-mobile': `${minHeightMobile}px`,
  } as CSSProperties
}

// Below each other, every column spans all twelve; side by side, each sets its own span.
const spanOf = (direction: Props['direction']) => (direction === 'column' ? '12' : 'initial')

function measures({ maxWidth, gutter, direction, directionTablet = direction, directionMobile = directionTablet }: Props): CSSProperties {
  return {
    '--section-width': maxWidth === 0 ? 'none' : `${maxWidth}px`,
    '--section-gutter': `${gutter}px`,
    '--section-span-desktop': spanOf(direction),
    '--section-span-tablet': spanOf(directionTablet),
    '--section-span-mobile': spanOf(directionMobile),
  } as CSSProperties
}
