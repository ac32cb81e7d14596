import { useEffect } from 'react'
import type { ConsultantProfile as Profile } from '../../commerce/domain/consultant/consultant-gateway.js'
import { useLazy, useShop } from '../../ui/index.js'
import { useCanvasAnswer } from '../../ui/hooks/use-canvas-answer.js'
import { consultantProfile } from './consultant-profile.block.js'
import { Bones, Content, Frame, Missing, nameOf, type Props } from './profile.js'

const { firstName, lastName, city, languages, specialties, about, instagram, facebook, street, postalCode, email } =
  consultantProfile.sample
const sampleProfile: Profile = {
  consultant: {
    id: 'sample',
    firstName,
    lastName,
    moniker: 'anna-berger',
    alternateMoniker: undefined,
    shopActive: true,
    pictureUrl: undefined,
  },
  pictureUrl: undefined,
  about,
  specialties,
  languages,
  city,
  social: { instagram, facebook },
  favouriteProductIds: [],
  catalogueUrl: '/',
  joinUrl: '/',
  imprint: { firstName, lastName, street, postalCode, city, country: 'DE', email },
}

/** Shows on an editor's canvas the chosen consultant, if a platform knows her. The one in an address is unknown there. */
export function SampleProfile(props: Props) {
  const { consultant: moniker, setState, host } = props
  const consultants = useLazy(useShop().consultants)
  const found = useCanvasAnswer(host, moniker, async (signal) => (await consultants()).profile(moniker, signal))
  const isMissing = found.state === 'ready' && !found.value
  useEffect(() => setState(isMissing ? 'missing' : 'filled'), [setState, isMissing])
  const profile = found.value ?? sampleProfile
  return (
    <Frame {...props} label={nameOf(profile)}>
      {found.state === 'loading' ? <Bones /> : isMissing ? <Missing /> : <Content {...props} profile={profile} />}
    </Frame>
  )
}
