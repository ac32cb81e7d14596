import { useEffect, useState } from 'react'
import type { ViewOf } from '../../element/index.js'
import { communication } from '../../shop/channels.js'
import type { Consultant } from '../../shop/gateways.js'
import { mailHref } from '../../shop/mail.js'
import { displayName } from '../../shop/names.js'
import { formatPhone, phoneHref } from '../../shop/phone.js'
import { Dialog, Failed, Spinner, useLocked, useShop, useValue, useWords } from '../../ui/index.js'
import { useProfile } from '../../ui/use-profile.js'
import type { inactiveShop } from './inactive-shop.block.js'
import { inactiveShopWords } from './inactive-shop.words.js'

type Props = ViewOf<typeof inactiveShop>
type Kind = 'inactive-shop' | 'permalink-inactive' | 'permalink-not-found'

export function InactiveShop(props: Props) {
  const { mode, hear, emit, enter } = props
  const shop = useShop()
  const t = useWords(inactiveShopWords)
  const locked = useLocked(hear)
  const consultant = useValue(shop.closed)
  const [kind, setKind] = useState<Kind>('inactive-shop')
  const [open, setOpen] = useState(false)
  useEffect(() => hear(communication, (message) => {
    // The greeting at the first sign-in is for another block.
    if (message.kind === 'first-time-login') return
    setKind(message.kind)
    setOpen(true)
    shop.communicationShown()
  }), [hear, shop])
  useEffect(() => enter(open ? 'open' : 'closed'), [enter, open])
  if (mode === 'edit') {
    return (
      <div className="sheet sample">
        <h2 part="heading">{props.heading || t.heading('Anna Berger')}</h2>
        <Content {...props} kind="inactive-shop" consultant={undefined} leave={() => {}} />
      </div>
    )
  }
  const name = consultant && kind !== 'permalink-not-found' ? displayName(consultant) : ''
  const heading = kind === 'permalink-not-found' ? t.notFoundHeading : props.heading || t.heading(name)
  const leave = () => {
    setOpen(false)
    // Without a consultant one may fill the cart: she no longer stands before the closed shop.
    shop.closed.set(undefined)
    emit('vitrine-inactive-leave', {})
  }
  return (
    <div inert={locked}>
      <Dialog open={open} close={() => setOpen(false)} label={heading} heading={<h2 part="heading">{heading}</h2>}>
        {open && <Content {...props} kind={kind} consultant={name ? consultant : undefined} leave={leave} />}
      </Dialog>
    </div>
  )
}

function Content({ kind, consultant, text, consultantsUrl, leave }: Props & { kind: Kind; consultant: Consultant | undefined; leave: () => void }) {
  const t = useWords(inactiveShopWords)
  const words = { 'inactive-shop': text || t.inactive, 'permalink-inactive': text || t.permalink, 'permalink-not-found': t.notFound }
  return (
    <>
      <p className="text" part="text">{words[kind]}</p>
      {consultant && <Contact consultant={consultant} />}
      <div className="actions">
        <a className="button" part="choose" href={consultantsUrl}>{t.choose}</a>
        <button type="button" className="button quiet" part="leave" onClick={leave}>{t.leave}</button>
      </div>
    </>
  )
}

/** As far as her imprint is known; without it the shopper still has two ways to go on. */
function Contact({ consultant }: { consultant: Consultant }) {
  const t = useWords(inactiveShopWords)
  const answer = useProfile(consultant)
  if (answer.state === 'failed') return <Failed error={answer.error} again={answer.again} />
  if (answer.state === 'waiting') return <div className="contact" aria-busy="true"><Spinner /><span className="visually-hidden">{t.asking}</span></div>
  const { email = '', phone = '' } = answer.value?.imprint ?? {}
  const mail = mailHref(email)
  const call = phoneHref(phone)
  if (!mail && !call) return null
  return (
    <div className="contact" part="contact">
      <h3>{t.contact(consultant.firstName)}</h3>
      <ul>
        {mail && <li><a href={mail}>{t.write(email.trim())}</a></li>}
        {call && <li><a href={call}>{t.call(formatPhone(phone))}</a></li>}
      </ul>
    </div>
  )
}
