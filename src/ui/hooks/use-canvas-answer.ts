import { realAttribute } from '../../core/dom/real-data.js'
import { useQuery } from './use-query.js'

/**
 * Reads real data from a platform on an editor's canvas; `sample` where there is none, it does not answer, or the question is empty.
 * @param question as for `useQuery`; empty asks nothing
 */
export function useCanvasAnswer<T>(
  host: HTMLElement,
  question: string,
  ask: (signal: AbortSignal) => Promise<T>,
): { state: 'sample' | 'loading'; value?: undefined } | { state: 'ready'; value: T } {
  const isAsked = question !== '' && host.ownerDocument.documentElement.hasAttribute(realAttribute)
  const answer = useQuery(isAsked ? question : undefined, ask)
  if (!isAsked || answer.state === 'failed') return { state: 'sample' }
  if (answer.state === 'ready') return { state: 'ready', value: answer.value }
  // The previous value stays in its place, so that nothing jumps while an editor tries another badge.
  return answer.value === undefined ? { state: 'loading' } : { state: 'ready', value: answer.value }
}
