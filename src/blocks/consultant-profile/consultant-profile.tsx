import { askerOf } from '../../commerce/domain/consultant/find-consultant.js'
import { useEffect } from 'react'
import type { ShopSettings } from '../../commerce/domain/settings.js'
import { ErrorState, useQuery, useLazy, useSettings, useShop, useMessages } from '../../ui/index.js'
import { useAddressRecord } from '../../ui/hooks/use-address-record.js'
import { useAside } from '../../ui/hooks/use-aside.js'
import { useRecordHead } from '../../ui/hooks/use-record-head.js'
import type { Route } from '../../core/dom/route-in.js'
import { valueInPath } from '../../core/dom/value-in-path.js'
import { profileUrl } from '../shared-fields.js'
import { lazy } from '../../ui/parts/lazy.js'
import { consultantProfileMessages } from './consultant-profile.messages.js'
import { Bones, Content, Frame, Missing, nameOf, type Props } from './profile.js'

/** Loaded for editors only. */
export const SampleProfile = lazy(() => import('./sample-profile.js').then((module) => module.SampleProfile))

/** Longer than any moniker, and short enough for an address. */
const longestMoniker = 200

function monikerIn({ search, pathname }: Route, pages: ShopSettings['pages']): string {
  const pattern = pages[profileUrl.default]
  const inPath = typeof pattern === 'string' ? valueInPath(pattern, pathname, 'moniker') : undefined
  return new URLSearchParams(search).get('moniker') || inPath || ''
}

export function ConsultantProfile(props: Props) {
  const { consultant, setState, host, mode } = props
  const shop = useShop()
  const consultants = useLazy(shop.consultants)
  const t = useMessages(consultantProfileMessages)
  const { pages } = useSettings()
  const named = useAddressRecord((route) => monikerIn(route, pages))
  const moniker = (consultant || named).trim()
  const usable = moniker !== '' && moniker.length <= longestMoniker
  const found = useQuery(usable ? moniker : undefined, async (signal) => ({
    moniker,
    profile: await (await consultants()).profile(moniker, signal, () => askerOf(shop)),
  }))
  const current = found.value?.moniker === moniker ? found.value : undefined
  const state = !usable
    ? 'missing'
    : found.state === 'failed'
      ? 'failed'
      : !current
        ? 'loading'
        : !current.profile
          ? 'missing'
          : current.profile.consultant.shopActive
            ? 'filled'
            : 'closed'
  useEffect(() => setState(state), [setState, state])
  const shown = current?.profile?.consultant
  const { profile } = current ?? {}
  const name = profile ? nameOf(profile) : ''
  useRecordHead({
    host,
    mode,
    recordId: consultant ? undefined : shown?.id,
    facts: { title: name, description: profile?.about, image: profile?.pictureUrl },
    query: ['moniker', shown?.moniker || moniker],
  })
  const label = name || t.waiting
  const told = state === 'filled' ? current?.profile : undefined
  useAside(mode === 'live' ? told?.consultant.id : undefined, async (signal) => {
    const { profileAside } = await import('./aside.js')
    if (told) profileAside(told, nameOf(told), shop.page.here(), signal)
  })
  return (
    <Frame {...props} label={label} busy={state === 'loading'}>
      {state === 'failed' && found.state === 'failed' ? (
        <ErrorState error={found.error} again={found.again} />
      ) : state === 'missing' ? (
        <Missing />
      ) : current?.profile ? (
        <Content {...props} profile={current.profile} />
      ) : (
        <Bones />
      )}
    </Frame>
  )
}
