import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PartUse } from '../../../pages/document/pages-api.js'
import type { KnownPart } from '../session/known-parts.js'
import { useShell } from '../session/shell-context.js'

/** Returns the shared parts and saved sections of the site; renders again when they change. */
export function useParts(): readonly KnownPart[] {
  const { parts } = useShell()
  return useSyncExternalStore(parts.subscribe, parts.all)
}

/** Returns the places where a shared part stands; undefined until they are known. */
export function useUses(id: string | undefined): readonly PartUse[] | undefined {
  const { client } = useShell()
  const parts = useParts()
  const [uses, setUses] = useState<readonly PartUse[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when parts change
  useEffect(() => {
    let gone = false
    if (id === undefined) return
    void client.uses(id).then((answer) => gone || setUses('done' in answer ? answer.done : []))
    return () => {
      gone = true
    }
  }, [client, id, parts])
  return uses
}
