import { useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { communication } from '../../commerce/domain/channels.js'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { Contact } from '../../ui/consultant/contact.js'
import { Dialog, Link, useShop, useStore, useMessages } from '../../ui/index.js'
import type { inactiveShop } from './inactive-shop.block.js'
import { inactiveShopMessages } from './inactive-shop.messages.js'

type Props = ViewOf<typeof inactiveShop>

export function InactiveShop(props: Props) {
  const { mode, subscribe, emit, setState } = props
  const shop = useShop()
  const t = useMessages(inactiveShopMessages)
  const consultant = useStore(shop.closed)
  const [open, setOpen] = useState(false)
  useEffect(
    () =>
      subscribe(communication, (message) => {
        // Another block greets at the first sign-in, and the page itself tells what a permalink led to.
        if (message.kind !== 'inactive-shop') return
        setOpen(true)
        shop.communicationShown()
      }),
    [subscribe, shop],
  )
  useEffect(() => setState(open ? 'open' : 'closed'), [setState, open])
  if (mode === 'edit') {
    return (
      <div className="sheet sample">
        <h2 part="heading">{props.heading || t.heading('Anna Berger')}</h2>
        <Content {...props} consultant={undefined} leave={() => {}} />
      </div>
    )
  }
  const heading = props.heading || t.heading(consultant ? displayName(consultant) : '')
  const leave = () => {
    setOpen(false)
    // Without a consultant the cart may be filled: the shop is not closed any more.
    shop.closed.set(undefined)
    emit('vitrine-inactive-leave', {})
  }
  return (
    <div>
      <Dialog open={open} close={() => setOpen(false)} label={heading} heading={<h2 part="heading">{heading}</h2>}>
        {open && <Content {...props} consultant={consultant} leave={leave} />}
      </Dialog>
    </div>
  )
}

function Content({ consultant, text, consultantsUrl, leave }: Props & { consultant: Consultant | undefined; leave: () => void }) {
  const t = useMessages(inactiveShopMessages)
  return (
    <>
      <p className="text" part="text">
        {text || t.inactive}
      </p>
      {consultant && <Contact consultant={consultant} />}
      <div className="actions">
        <Link className="button" part="choose" href={consultantsUrl}>
          {t.choose}
        </Link>
        <button type="button" className="button quiet" part="leave" onClick={leave}>
          {t.leave}
        </button>
      </div>
    </>
  )
}
