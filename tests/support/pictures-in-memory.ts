import type { MediaPicture } from '../../src/pages/document/media-api.js'
import type { MediaClient } from '../../src/studio/app/media/media-client.js'
import type { Answer, Failure } from '../../src/studio/app/session/page-client.js'

const at = '2026-05-04T12:32:00.000Z'

export const pictureNamed = (id: string, more: Partial<MediaPicture> = {}): MediaPicture => ({
  id,
  address: `/media/${id}/picture.webp`,
  hash: 'abc',
  name: id,
  width: 1200,
  height: 800,
  whole: { width: 1200, height: 800 },
  alt: {},
  added: at,
  changed: at,
  ...more,
})

/** The Studio's server as the library sees it, kept in memory; files whose name begins with „kaputt“ are refused. */
export function picturesInMemory(given: readonly MediaPicture[] = []): MediaClient & { all: () => readonly MediaPicture[] } {
  let pictures = [...given]
  const refused: Failure = { kind: 'unfit', text: { de: 'Das ist kein Bild.', en: 'That is no picture.' } }
  const find = (id: string): MediaPicture => pictures.find((each) => each.id === id)!

  async function put(picture: MediaPicture): Promise<Answer<MediaPicture>> {
    pictures = pictures.map((each) => (each.id === picture.id ? picture : each))
    return { done: picture }
  }

  async function mark(id: string, deleted: string | undefined): Promise<Answer<MediaPicture>> {
    const { deleted: _, ...picture } = find(id)
    return put({ ...picture, ...(deleted !== undefined && { deleted }) })
  }

  return {
    all: () => pictures,
    list: async () => ({ done: pictures.filter(({ deleted }) => !deleted) }),
    listDeleted: async () => ({ done: pictures.filter(({ deleted }) => deleted) }),
    async upload(file, { replaces } = {}) {
      if (file.name.startsWith('kaputt')) return { failed: refused }
      if (replaces) return put({ ...find(replaces), name: file.name, replaced: true })
      const picture = pictureNamed(file.name.replace(/\.\w+$/, '').toLowerCase())
      pictures = [picture, ...pictures]
      return { done: picture }
    },
    async change(id, { alt, decorative, focus, crop, ...rest }) {
      const { focus: _, crop: __, decorative: was, ...picture } = find(id)
      return put({
        ...picture,
        ...rest,
        alt: { ...picture.alt, ...alt },
        ...((decorative ?? was) && { decorative: true }),
        ...(focus && { focus }),
        ...(crop && { crop }),
      })
    },
    uses: async () => ({ done: [{ id: 'home', title: 'Start', path: '/', published: true }] }),
    takeBack: async (id) => put(find(id)),
    async remove(id) {
      await mark(id, at)
      return { done: undefined }
    },
    undelete: (id) => mark(id, undefined),
    async erase(id) {
      pictures = pictures.filter((each) => each.id !== id)
      return { done: undefined }
    },
    wholeOf: () => dot,
    previewOf: () => dot,
  }
}

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
