import sharp from 'sharp'

interface PhotoOptions {
  width?: number
  height?: number
  /** Different pictures are different files. */
  colour?: string
  format?: 'jpeg' | 'png' | 'webp' | 'gif'
}

/** A picture as an editor might upload it. */
export async function photo({ width = 1200, height = 800, colour = '#7a9a6a', format = 'jpeg' }: PhotoOptions = {}): Promise<Uint8Array> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8" width="${width}" height="${height}" preserveAspectRatio="none"><rect width="12" height="8" fill="${colour}"/><circle cx="3" cy="3" r="1.5" fill="#f3c6b2"/><path d="M0 8l4-3 3 2 2-1 3 2z" fill="#3b2b33"/></svg>`
  return sharp(Buffer.from(drawn)).toFormat(format).toBuffer()
}
