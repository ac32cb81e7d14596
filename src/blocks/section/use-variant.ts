import { useEffect, useMemo } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { memoryOn } from '../../commerce/domain/memory.js'
import { useSettings, useShop, useStore } from '../../ui/index.js'
import { drawnIn, experimentsKey } from '../../core/dom/drawn.js'
import { experimentName, experimentsAttribute, isVariant, variantIn } from '../../core/dom/experiments.js'
import type { section } from './section.block.js'

type Asked = Pick<ViewOf<typeof section>, 'experiment' | 'variant' | 'host' | 'emit'> & {
  /** True when the shopper would see the section if she were drawn for it. */
  live: boolean
}

/** Variants that were announced on this page. */
const announced = new Set<string>()

/**
 * Returns true when the shopper sees this variant: the one drawn for her before the page was opened, else the first. With her consent to
 * statistics she is drawn meanwhile; that counts from the next page on, so that nothing changes while she reads.
 */
export function useVariant({ experiment, variant, host, emit, live }: Asked): boolean {
  const { consent, page } = useShop()
  const { clock } = page
  useSettings()
  useStore(consent.choice)
  const said = consent.of('statistics')
  const root = host.ownerDocument.documentElement
  const isHers = useMemo(() => {
    if (!experiment) return true
    const drawn = consent.of('statistics') === 'denied' ? [] : drawnBefore(root, clock.now())
    return isVariant(variant, variantIn(drawn, experiment))
  }, [experiment, variant, root, consent, clock])
  useEffect(() => {
    if (!experiment) return
    if (said === 'denied') memoryOn(() => localStorage).remove(experimentsKey)
    if (said !== 'granted' || !live) return
    const name = experimentName(experiment)
    const seen = drawnBefore(root, clock.now()).find((word) => word.startsWith(`${name}:`))
    draw(name, clock.now())
    if (!seen || announced.has(seen)) return
    announced.add(seen)
    emit('vitrine-experiment-view', { experiment: name, variant: seen.slice(-1) })
  }, [experiment, said, live, root, clock, emit])
  return isHers
}

/** Returns the variants from the page; the first caller stores those of the browser there when the page has none. */
function drawnBefore(root: Element, now: number): string[] {
  const said = root.getAttribute(experimentsAttribute) ?? drawnIn(memoryOn(() => localStorage).get(experimentsKey), now).join(' ')
  root.setAttribute(experimentsAttribute, said)
  return said.split(' ')
}

function draw(name: string, now: number): void {
  const memory = memoryOn(() => localStorage)
  const kept = memory.get(experimentsKey)
  const drawn = drawnIn(kept, now)
  if (drawn.some((word) => word.startsWith(`${name}:`))) return
  const day = drawn.length > 0 && kept ? kept.split(' ')[0] : new Date(now).toISOString().slice(0, 10)
  memory.set(experimentsKey, [day, ...drawn, `${name}:${Math.random() < 0.5 ? 'a' : 'b'}`].join(' '))
}
