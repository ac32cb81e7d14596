import { make } from './dom.js'

/** @param text of a recording */
export function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = make('a', { download: 'vitrine-recording.json' })
  link.href = url
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
