import { type ReactNode, useEffect } from 'react'
import { useAnswer, useSession, useShop, useWords } from '../../ui/index.js'
import { useRelations } from '../../ui/consultant/use-relations.js'
import type { ViewOf } from '../../element/index.js'
import { isFor, viewerAttribute } from '../../web/audience.js'
import { forSomeWords } from './for-some.words.js'
import type { section } from './section.block.js'

interface ForSomeProps extends Pick<ViewOf<typeof section>, 'audience' | 'mode' | 'hear' | 'enter' | 'host'> {
  children: ReactNode
}

/** What only some are shown. In the editor everybody's, with a word about whom it is for. */
export function ForSome({ children, mode, ...props }: ForSomeProps) {
  const { audience, enter } = props
  const t = useWords(forSomeWords)
  const viewer = props.host.ownerDocument.documentElement.getAttribute(viewerAttribute)
  const isEdited = mode === 'edit'
  const isMeant = useIsMeant({ ...props, live: !isEdited && viewer === null })
  const shown = isEdited || (viewer === null ? isMeant : isFor(audience, viewer))
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

/** Whether who is here is meant; nobody is while nobody knows. */
function useIsMeant({ audience, hear, live }: Asked): boolean {
  const { accounts } = useShop()
  const { session } = useSession(live)
  const { hasOne } = useRelations(live && audience === 'with-consultant', hear)
  const customer = session?.guest === false ? session.userId : undefined
  const found = useAnswer(live && audience === 'first-visit' ? customer : undefined, () => accounts.currentUser(customer as string))
  switch (audience) {
    case 'guests':
      return session?.guest === true
    case 'customers':
      return customer !== undefined
    case 'with-consultant':
      return customer !== undefined && hasOne === true
    default:
      return customer !== undefined && found.value?.firstTimeLogin === true
  }
}
