import { type ReactNode, useEffect, useMemo } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { memoryOn } from '../../commerce/domain/memory.js'
import { useRelations } from '../../ui/consultant/use-relations.js'
import { useQuery, useSession, useSettings, useShop, useMessages } from '../../ui/index.js'
import { audienceKey, isFor, viewerAttribute } from '../../core/dom/audience.js'
import { isShownAt, shopInstant, type ShownTime, shopZone } from '../../core/dom/shown-time.js'
import { forSomeMessages } from './for-some.messages.js'
import type { section } from './section.block.js'
import { useVariant } from './use-variant.js'
import { wasFor } from './was-meant.js'

interface ForSomeProps extends ViewOf<typeof section> {
  children: ReactNode
}

/** Shows a section to its audience and at its time only. The editor shows it always, with a note about when and for whom it is. */
export function ForSome({ children, mode, ...props }: ForSomeProps) {
  const { audience, setState, host } = props
  const viewer = host.ownerDocument.documentElement.getAttribute(viewerAttribute)
  const isEdited = mode === 'edit'
  const hasTime = useHasTime(props)
  const isMeant = useIsMeant({ ...props, live: !isEdited && hasTime && audience !== 'everybody' && viewer === null })
  // The last known audience counts until the current one is known, so that nothing appears and disappears.
  const isHers = viewer === null ? (isMeant ?? wasFor(host, audience)) : isFor(audience, viewer)
  const isDrawn = useVariant({ ...props, live: !isEdited && hasTime && isHers })
  const shown = isEdited || (hasTime && isHers && isDrawn)
  useEffect(() => setState(shown ? 'shown' : 'hidden'), [setState, shown])
  if (!shown) return null
  return (
    <>
      {isEdited && <Notice {...props} />}
      {children}
    </>
  )
}

/** The time of the page's opening counts, so that nothing moves while the shopper reads. */
function useHasTime({ shownFrom, shownUntil, host }: ShownTime & Pick<ForSomeProps, 'host'>): boolean {
  const { clock } = useShop().page
  useEffect(() => {
    for (const [name, text] of Object.entries({ 'shown-from': shownFrom, 'shown-until': shownUntil }))
      if (text && shopInstant(text) === undefined)
        console.warn(`<${host.localName}> ${name}=${JSON.stringify(text.slice(0, 80))} is no time such as 2026-12-01T08:00; using none.`)
  }, [shownFrom, shownUntil, host])
  return useMemo(() => isShownAt({ shownFrom, shownUntil }, clock.now()), [shownFrom, shownUntil, clock])
}

type Noted = Pick<ForSomeProps, 'audience' | 'shownFrom' | 'shownUntil' | 'experiment' | 'variant'>

function Notice({ audience, shownFrom, shownUntil, experiment, variant }: Noted) {
  const t = useMessages(forSomeMessages)
  const { locale } = useSettings()
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopZone })
  const said = (local: string) => {
    const instant = shopInstant(local)
    return instant === undefined ? '' : clock.format(instant)
  }
  const [from, until] = [said(shownFrom), said(shownUntil)]
  const when = (from || until) && t.shown(from, until)
  return (
    <p className="for-whom">{[t[audience], when, experiment && t.drawn(experiment, variant.toUpperCase())].filter(Boolean).join(' · ')}</p>
  )
}

type Asked = Pick<ForSomeProps, 'audience' | 'subscribe'> & { live: boolean }

/** Returns true when the section is meant for this shopper; undefined while that is unknown. */
function useIsMeant({ audience, subscribe, live }: Asked): boolean | undefined {
  const { accounts } = useShop()
  const { session } = useSession(live)
  const { hasOne } = useRelations(live && audience.endsWith('-consultant'), subscribe)
  const customer = session?.guest === false ? session.userId : undefined
  const found = useQuery(live && audience === 'first-visit' ? customer : undefined, () => accounts.currentUser(customer as string))
  const facts = { customer: customer !== undefined, hasOne, isFirst: found.value?.firstTimeLogin }
  const meant = live && session ? isMeant(audience, facts) : undefined
  useRemembered(audience, { customer: session && facts.customer, meant })
  return meant
}

interface Facts {
  customer: boolean
  hasOne: boolean | undefined
  isFirst: boolean | undefined
}

function isMeant(audience: ForSomeProps['audience'], { customer, hasOne, isFirst }: Facts): boolean | undefined {
  if (audience === 'guests') return !customer
  if (!customer || audience === 'customers') return customer
  if (audience === 'first-visit') return isFirst
  return hasOne === undefined ? undefined : hasOne === (audience === 'with-consultant')
}

/** Remembers for the next page that a customer was meant, so that it is drawn before anything is asked; nothing is kept of a guest. */
function useRemembered(audience: string, { customer, meant }: { customer: boolean | undefined; meant: boolean | undefined }): void {
  useEffect(() => {
    if (meant === undefined) return
    const memory = memoryOn(() => localStorage)
    if (!customer) return memory.remove(audienceKey)
    const others = (memory.get(audienceKey) ?? '').split(' ').filter((each) => each && each !== audience && each !== 'customers')
    memory.set(audienceKey, ['customers', ...others, ...(meant && audience !== 'customers' ? [audience] : [])].join(' '))
  }, [audience, customer, meant])
}
