import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { PartUse } from '../../../document/pages-api.js'
import { type KnownPart, noParts } from '../session/known-parts.js'
import { ShellContext } from '../session/shell-context.js'

/** What is shared and saved on the site; drawn again when it changes. */
export function useParts(): readonly KnownPart[] {
  const parts = use(ShellContext)?.parts ?? noParts
  return useSyncExternalStore(parts.subscribe, parts.all)
}

/** Where a shared part stands; undefined until it is known. */
export function useUses(id: string | undefined): readonly PartUse[] | undefined {
  const client = use(ShellContext)?.client
  const parts = useParts()
  const [uses, setUses] = useState<readonly PartUse[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when parts change
  useEffect(() => {
    let gone = false
    if (id === undefined || !client) return
    void client.uses(id).then((answer) => gone || setUses('done' in answer ? answer.done : []))
    return () => {
      gone = true
    }
  }, [client, id, parts])
  return uses
}
