import { describe, expect, it } from 'vitest'
import { foreignVideo } from '../../src/core/dom/video-address.js'

describe('foreignVideo', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ])('knows %s', (address, house, frame) => {
    expect(foreignVideo(address)).toEqual({ house, frame })
  })

  it.each([
    '/media/ritual.mp4',
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'http://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/',
    'javascript:alert(1)',
  ])('takes %s for no such video', (address) => {
    expect(foreignVideo(address)).toBeUndefined()
  })
})
