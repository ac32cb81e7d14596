import { type ReactNode, useEffect } from 'react'
import type { ViewOf } from '../../element/index.js'
import { memoryOn } from '../../shop/memory.js'
import { useRelations } from '../../ui/consultant/use-relations.js'
import { useAnswer, useSession, useShop, useWords } from '../../ui/index.js'
import { audienceKey, isFor, viewerAttribute } from '../../web/audience.js'
import { forSomeWords } from './for-some.words.js'
import type { section } from './section.block.js'
import { wasMeant } from './was-meant.js'

interface ForSomeProps extends Pick<ViewOf<typeof section>, 'audience' | 'mode' | 'hear' | 'enter' | 'host'> {
  children: ReactNode
}

/** What only some are shown. In the editor everybody's, with a word about whom it is for. */
export function ForSome({ children, mode, ...props }: ForSomeProps) {
  const { audience, enter, host } = props
  const t = useWords(forSomeWords)
  const viewer = host.ownerDocument.documentElement.getAttribute(viewerAttribute)
  const isEdited = mode === 'edit'
  const isMeant = useIsMeant({ ...props, live: !isEdited && viewer === null })
  // As she was last known, until she is: nothing appears and goes away again.
  const shown = isEdited || (viewer === null ? (isMeant ?? wasMeant(host, audience)) : isFor(audience, viewer))
  useEffect(() => enter(shown ? 'shown' : 'hidden'), [enter, shown])
  if (!shown) return null
  return (
    <>
      {isEdited && <p className="for-whom">{t[audience]}</p>}
      {children}
    </>
  )
}

type Asked = Pick<ForSomeProps, 'audience' | 'hear'> & { live: boolean }

/** Whether who is here is meant; undefined while nobody knows. */
function useIsMeant({ audience, hear, live }: Asked): boolean | undefined {
  const { accounts } = useShop()
  const { session } = useSession(live)
  const { hasOne } = useRelations(live && audience.endsWith('-consultant'), hear)
  const customer = session?.guest === false ? session.userId : undefined
  const found = useAnswer(live && audience === 'first-visit' ? customer : undefined, () => accounts.currentUser(customer as string))
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

/** What a customer was meant for stands on the next page before anything is asked; of a guest nothing is kept. */
function useRemembered(audience: string, { customer, meant }: { customer: boolean | undefined; meant: boolean | undefined }): void {
  useEffect(() => {
    if (meant === undefined) return
    const memory = memoryOn(() => localStorage)
    if (!customer) return memory.remove(audienceKey)
    const others = (memory.get(audienceKey) ?? '').split(' ').filter((each) => each && each !== audience && each !== 'customers')
    memory.set(audienceKey, ['customers', ...others, ...(meant && audience !== 'customers' ? [audience] : [])].join(' '))
  }, [audience, customer, meant])
}
