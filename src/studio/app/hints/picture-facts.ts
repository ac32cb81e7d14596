import { useEffect, useSyncExternalStore } from 'react'
import { type PictureFacts, picturesOf } from '../../../pages/document/lint/lint-pictures.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { visitsOf } from '../../../pages/document/page-walk.js'
import { safePictureUrl } from '../../../core/dom/safe-url.js'
import type { BlockDeclaration } from '../../../core/element/declaration.js'
import { observable } from '../session/observable.js'

const known = observable<ReadonlyMap<string, PictureFacts>>(new Map())
const asked = new Set<string>()

/** Returns which pictures of a page are missing, and what the others weigh; each is requested once. */
export function usePictureFacts(page: PageDocument, declarations: readonly BlockDeclaration[]): ReadonlyMap<string, PictureFacts> {
  useEffect(() => {
    for (const { address } of visitsOf(page, declarations).flatMap(picturesOf)) {
      if (asked.has(address) || !safePictureUrl(address)) continue
      asked.add(address)
      void factsOf(address).then((facts) => facts && known.set(new Map(known.get()).set(address, facts)))
    }
  }, [page, declarations])
  return useSyncExternalStore(known.subscribe, known.get)
}

const isForeign = (address: string): boolean => new URL(address, location.href).origin !== location.origin

/** Returns undefined for a picture without problems, and for one of which nothing can be told. */
const factsOf = (address: string): Promise<PictureFacts | undefined> => (isForeign(address) ? seen(address) : weighed(address))

async function weighed(address: string): Promise<PictureFacts | undefined> {
  try {
    const { status, headers } = await fetch(address, { method: 'HEAD' })
    if (status === 404 || status === 410) return { dead: true }
    return { bytes: Number(headers.get('Content-Length') ?? 0) }
  } catch (error) {
    // Without a network nothing is known.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

// A page learns no more of a picture from another origin than whether it came.
function seen(address: string): Promise<PictureFacts | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(undefined)
    image.onerror = () => resolve(navigator.onLine ? { dead: true } : undefined)
    image.src = address
  })
}
