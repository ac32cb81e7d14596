import { useEffect, useMemo, useState } from 'react'
import { wayOfAnchor, wayOfId } from '../../../pages/document/node-ids.js'
import type { PageComment } from '../../../pages/document/team-api.js'
import { useOpenedPage } from '../session/opened-page.js'
import { useEditorState } from '../session/studio-context.js'
import { useShell } from '../session/shell-context.js'

/** Comments on the open page, for the panel that lists them and the canvas that marks them. */
export interface Comments {
  open: readonly PageComment[]
  resolved: readonly PageComment[]
  /** Replaces the comments with the server's answer. */
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
  const { editing } = useOpenedPage()
  const { page } = useEditorState()
  useEffect(() => {
    for (const { node, anchor } of comments) {
      if (node === undefined || !anchor || wayOfId(page, node)) continue
      const way = wayOfAnchor(page, anchor)
      // The next one is found in the page that this makes.
      if (way) return void editing.identify(way, node)
    }
  }, [comments, page, editing])
  return useMemo(
    () => ({
      open: comments.filter(({ resolved }) => resolved === undefined),
      resolved: comments.filter(({ resolved }) => resolved !== undefined),
      show,
    }),
    [comments],
  )
}
