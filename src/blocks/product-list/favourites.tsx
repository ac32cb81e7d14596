import { type ReactNode, useEffect, useState } from 'react'
import { favouritesKey, memoryOn } from '../../commerce/domain/memory.js'
import { ErrorState, Link, useQuery, useLazy, useSession, useShop, useStore, useMessages } from '../../ui/index.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import { SignInHere } from '../../ui/parts/sign-in.js'
import { favouritesMessages } from './favourites.messages.js'
import { Bones, Few, Head } from './list.js'
import type { Props } from './list-props.js'
import css from './nothing.css?inline'
import { productListMessages } from './product-list.messages.js'

const memory = memoryOn(() => localStorage)

/** Favourites of a customer, or of the account that she acts for. */
export function Favourites(props: Props) {
  const { account } = useStore(useShop().account.view)
  return <Kept key={account?.id} {...props} />
}

/**
 * Favourites added in another tab appear at once. A removed one stays visible until the page is left: the shopper may have
 * slipped.
 */
function Kept(props: Props) {
  const { heading, pageSize, allUrl, setState } = props
  const [hadSome] = useState(() => memory.get(favouritesKey) !== undefined)
  const sheet = useSheet(css)
  const shop = useShop()
  const getProducts = useLazy(shop.products)
  const t = useMessages(favouritesMessages)
  const { all } = useMessages(productListMessages)
  const { status, session, permissions, error } = useSession(true)
  const who = session?.guest === false ? session.userId : undefined
  const opened = useQuery(who, () => shop.favourites.open().then(() => true))
  const ids = useStore(shop.favourites.ids)
  const [seen, setSeen] = useState<readonly string[]>([])
  const fresh = [...ids].filter((id) => !seen.includes(id))
  if (fresh.length > 0) setSeen([...fresh, ...seen])
  const named = useQuery(opened.value ? `${who} ${seen}` : undefined, async (signal) => (await getProducts()).named(seen, signal))
  const found = opened.state === 'failed' ? { ...opened, value: undefined } : named
  const isFailed = status === 'failed' || found.state === 'failed'
  const state = session?.guest ? 'locked' : isFailed ? 'failed' : !found.value ? 'loading' : found.value.length === 0 ? 'empty' : 'filled'
  useEffect(() => setState(state), [setState, state])
  useEffect(() => {
    if (state === 'locked') memory.remove(favouritesKey)
  }, [state])

  const frame = (content: ReactNode) => (
    <section aria-label={heading || all} aria-busy={state === 'loading'}>
      <Head {...props} />
      {content}
    </section>
  )
  if (session?.guest) return frame(<SignInHere text={t.signIn} />)
  if (isFailed) {
    const again = () => (status === 'failed' ? void shop.askAgain() : found.again())
    return frame(<ErrorState error={found.state === 'failed' ? found.error : error} again={again} />)
  }
  if (!found.value) return frame(<Bones count={hadSome ? Math.min(pageSize, 4) : 0} />)
  if (found.value.length === 0)
    return frame(
      <div className="nothing" ref={sheet}>
        <p>{t.none}</p>
        {allUrl && (
          <p className="ways-on">
            <Link className="button" href={allUrl}>
              {t.browse}
            </Link>
          </p>
        )}
      </div>,
    )
  return <Few {...props} products={found.value} mayBuy={permissions?.fillCart ?? false} />
}
