import { useEffect, useMemo, useState } from 'react'
import type { PageComment } from '../../../document/team-api.js'
import { useOpenedPage } from '../session/opened-page.js'
import { useShell } from '../session/shell-context.js'

/** What is said about the open page: for the panel that lists it and the canvas that marks it. */
export interface Comments {
  open: readonly PageComment[]
  resolved: readonly PageComment[]
  /** Puts in their place what the server answered. */
  show: (comments: readonly PageComment[]) => void
}

export function useComments(): Comments {
  const { id } = useOpenedPage()
  const { client, pages } = useShell()
  const [comments, show] = useState<readonly PageComment[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of pages is renewed when somebody comments
  useEffect(() => {
    let gone = false
    void client.comments(id).then((answer) => !gone && 'done' in answer && show(answer.done))
    return () => {
      gone = true
    }
  }, [client, id, pages])
  return useMemo(
    () => ({
      open: comments.filter(({ resolved }) => resolved === undefined),
      resolved: comments.filter(({ resolved }) => resolved !== undefined),
      show,
    }),
    [comments],
  )
}
