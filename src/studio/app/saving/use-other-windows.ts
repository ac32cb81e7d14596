import { useEffect, useState } from 'react'
import { useStudioWords } from '../kit/language.js'
import { useOpenedPage } from '../session/opened-page.js'
import { useShell } from '../session/shell-context.js'
import { teamMessages } from '../team/team.messages.js'
import type { OtherWindows } from './save-notices.js'

/** Returns what other windows do with the page that is open here. */
export function useOtherWindows(): OtherWindows {
  const t = useStudioWords(teamMessages)
  const { client, editor, refreshPages, tell } = useShell()
  const { id } = useOpenedPage()
  const [others, setOthers] = useState<OtherWindows>({ count: 1, people: [], saved: undefined, savedBy: undefined, deleted: false })
  useEffect(
    () =>
      client.listen(id, editor, (event) => {
        switch (event.kind) {
          case 'editors':
            return setOthers((before) => ({ ...before, count: event.count, people: event.people ?? [] }))
          case 'saved':
            return setOthers((before) => ({ ...before, saved: event.revision, savedBy: event.by }))
          case 'deleted':
            return setOthers((before) => ({ ...before, deleted: true }))
          case 'published':
            if (event.by) tell(t.switched.published[event.by])
            return void refreshPages()
          case 'unpublished':
            if (event.by) tell(t.switched.unpublished)
            return void refreshPages()
          default:
            void refreshPages()
        }
      }),
    [client, id, editor, refreshPages, tell, t],
  )
  return others
}
