/** A video hosted by another site. */
export interface ForeignVideo {
  /** Name of the host. */
  house: string
  /** Address that a frame loads. */
  frame: string
}

const youTube = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/
const name = /^[\w-]{5,20}$/

/**
 * The address a frame loads for a video page of YouTube or Vimeo, in the way that keeps least of the shopper.
 * @returns undefined for every other address, such as that of a file
 */
export function foreignVideo(address: string): ForeignVideo | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:') return undefined
  const steps = pathname.split('/').filter(Boolean)
  if (youTube.test(hostname) || hostname === 'youtu.be') {
    const id = searchParams.get('v') ?? steps.at(-1) ?? ''
    return name.test(id) ? { house: 'YouTube', frame: `https://www.youtube-nocookie.com/embed/${id}` } : undefined
  }
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) {
    const id = steps.findLast((step) => /^\d+$/.test(step))
    return id === undefined ? undefined : { house: 'Vimeo', frame: `https://player.vimeo.com/video/${id}?dnt=1` }
  }
  return undefined
}
