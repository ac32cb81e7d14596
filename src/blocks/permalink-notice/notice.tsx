import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { type PermalinkView, retryPermalink } from '../../commerce/domain/permalink/apply.js'
import { CloseIcon } from '../../ui/theme/icons.js'
import { Contact } from '../../ui/consultant/contact.js'
import { ErrorState, Link, Spinner, useShop, useStore, useMessages } from '../../ui/index.js'
import { useFocusHome } from '../../ui/hooks/use-focus-home.js'
import { useSignInUrl } from '../../ui/parts/sign-in.js'
import { ConsultantBefore } from './consultant-before.js'
import { MissingParts } from './missing-parts.js'
import { permalinkNotice } from './permalink-notice.block.js'
import { permalinkNoticeMessages } from './permalink-notice.messages.js'
import { type PermalinkNews, usePermalink } from './use-permalink.js'

type Props = ViewOf<typeof permalinkNotice>

/** The notice on the canvas: some products of the link are sold out. */
export function Sample({ heading }: Props) {
  const { added, missing } = permalinkNotice.sample
  return (
    <div className="region">
      <Applied heading={heading} result={{ added, missing, beyond: 0 }} close={() => {}} arrives={false} />
    </div>
  )
}

export function Live(props: Props) {
  const { emit, setState } = props
  const shop = useShop()
  const t = useMessages(permalinkNoticeMessages)
  // A notice goes with the button that was pressed; the focus stays where it was.
  const region = useFocusHome<HTMLDivElement>()
  const news = usePermalink(props)
  const { view, told, dismiss, forget } = news
  useEffect(() => setState(stateOf(news)), [setState, news])
  useEffect(() => {
    if (view.state === 'applied') emit('vitrine-permalink-apply', { added: view.result.added, missing: view.result.missing.length })
  }, [emit, view])
  const leave = () => {
    forget()
    // Without a consultant the cart may be filled: the shop is not closed any more.
    shop.closed.set(undefined)
    emit('vitrine-permalink-leave', {})
  }
  return (
    <div ref={region} className="region" role="status" aria-atomic="false" aria-label={t.label} tabIndex={-1}>
      {told === 'permalink-inactive' && <Inactive {...props} leave={leave} close={forget} />}
      {told === 'permalink-not-found' && <NotFound {...props} close={forget} />}
      {(view.state === 'loading' || view.state === 'adding') && (
        <p className="busy">
          <Spinner size="small" />
          {t[view.state]}
        </p>
      )}
      {view.state === 'applied' && <Applied heading={props.heading} result={view.result} close={dismiss} arrives />}
      {view.state === 'sign-in' && <SignIn close={dismiss} />}
      {view.state === 'failed' && (
        <NoticeCard heading={t.failedHeading} close={dismiss}>
          <p className="text">{t.failed}</p>
          <ErrorState error={view.error} again={() => void retryPermalink(shop)} />
        </NoticeCard>
      )}
    </div>
  )
}

/** State of the whole block: the most urgent one. */
function stateOf({ view, told }: PermalinkNews) {
  if (view.state === 'failed' || view.state === 'sign-in') return view.state
  if (told === 'permalink-inactive') return 'inactive'
  if (told === 'permalink-not-found') return 'not-found'
  if (view.state === 'applied') return view.result.missing.length + view.result.beyond > 0 ? 'removed' : 'done'
  return view.state === 'closed' ? 'none' : view.state
}

interface CardProps {
  heading: string
  close: () => void
  children?: ReactNode
  done?: boolean
  /** Takes the focus when nothing else has it: the card is news, not an answer to the shopper's action. */
  arrives?: boolean
}

function NoticeCard({ heading, close, children, done = false, arrives = true }: CardProps) {
  const t = useMessages(permalinkNoticeMessages)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (arrives && document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [arrives])
  return (
    <section className={done ? 'card done' : 'card'} part="notice" aria-labelledby={id} ref={card} tabIndex={-1}>
      <h2 part="heading" id={id}>
        {heading}
      </h2>
      {children}
      <button type="button" className="icon-button close" part="close" aria-label={t.close(heading)} onClick={close}>
        <CloseIcon />
      </button>
    </section>
  )
}

type Result = (PermalinkView & { state: 'applied' })['result']

function Applied({ heading, result, close, arrives }: { heading: string; result: Result; close: () => void; arrives: boolean }) {
  const t = useMessages(permalinkNoticeMessages)
  const { added, missing, beyond } = result
  if (missing.length + beyond === 0) return <NoticeCard heading={t.added(added)} close={close} done arrives={false} />
  return (
    <NoticeCard heading={heading || t.unavailable} close={close} arrives={arrives}>
      {missing.length > 0 && <p className="text">{t.removed}</p>}
      <MissingParts missing={missing} />
      {beyond > 0 && <p className="text">{t.beyond(beyond)}</p>}
      {added > 0 ? <p className="text added">{t.added(added)}.</p> : <p className="text">{t.nothingAdded}</p>}
    </NoticeCard>
  )
}

function Inactive({ consultantsUrl, leave, close }: Props & { leave: () => void; close: () => void }) {
  const t = useMessages(permalinkNoticeMessages)
  const consultant = useStore(useShop().closed)
  return (
    <NoticeCard heading={t.inactiveHeading(consultant ? displayName(consultant) : '')} close={close}>
      <p className="text">{t.inactive}</p>
      {consultant && <Contact consultant={consultant} />}
      <ConsultantBefore instead={consultant} />
      <div className="actions">
        <Link className="button" part="choose" href={consultantsUrl}>
          {t.chooseOther}
        </Link>
        <button type="button" className="button quiet" part="leave" onClick={leave}>
          {t.leave}
        </button>
      </div>
    </NoticeCard>
  )
}

function NotFound({ consultantsUrl, close }: Props & { close: () => void }) {
  const t = useMessages(permalinkNoticeMessages)
  return (
    <NoticeCard heading={t.notFoundHeading} close={close}>
      <p className="text">{t.notFound}</p>
      <ConsultantBefore instead={undefined} />
      <div className="actions">
        <Link className="button" part="choose" href={consultantsUrl}>
          {t.find}
        </Link>
      </div>
    </NoticeCard>
  )
}

/** Shown where guests have no cart; after signing in, the shopper comes back to this link. */
function SignIn({ close }: { close: () => void }) {
  const t = useMessages(permalinkNoticeMessages)
  const signInUrl = useSignInUrl()
  return (
    <NoticeCard heading={t.signInHeading} close={close}>
      <p className="text">{t.signIn}</p>
      <div className="actions">
        <Link className="button" href={signInUrl}>
          {t.signInButton}
        </Link>
      </div>
    </NoticeCard>
  )
}
