import type { PageShare } from '../../core/bus/index.js'
import { inspectorKey } from '../../commerce/domain/memory.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { inspectorMessages } from './inspector.messages.js'
import { showOverlay } from './overlay.js'
import { forgetReplay, keepForReplay, Recorder, replayKept } from './recorder.js'
import { saveFile } from './save-file.js'
import type { Source } from './seen.js'
import { Witness } from './witness.js'

let isOpen = false

/**
 * Shows what the page says, asks and keeps, until it is closed; the pages that follow in this tab open it as well.
 * @param vitrine version of the blocks, for recordings
 */
export function openInspector(shop: Shop, share: PageShare, vitrine: string): void {
  if (isOpen) return
  isOpen = true
  const { visit } = shop.page
  visit.set(inspectorKey, 'open')
  const played = replayKept(visit, location.pathname, (channel, message) => share.bus.publish(channel, message))
  const witness = new Witness({
    bus: share.bus,
    shop,
    fetch: played?.fetch ?? ((...request) => fetch(...request)),
    address: () => location.href,
    began: performance.timeOrigin,
  })
  share.fetch = witness.fetch
  const recorder = new Recorder(visit, witness, vitrine)
  const keep = () => recorder.keep()
  addEventListener('pagehide', keep)

  const source: Source = {
    read: () => witness.read(),
    subscribe: (listener) => witness.subscribe(listener),
    recorded: () => recorder.pages(),
    record: () => recorder.begin(),
    stop: async () => recorder.stop(),
    play: (text) => shop.page.go(keepForReplay(text, visit)),
    played: () => played?.missing,
    endPlay() {
      forgetReplay(visit)
      location.reload()
    },
  }
  const undo = showOverlay(source, { words: inspectorMessages[shop.settings.get().locale === 'en' ? 'en' : 'de'], save: saveFile, close })

  function close(): void {
    undo()
    witness.leave()
    removeEventListener('pagehide', keep)
    visit.remove(inspectorKey)
    recorder.stop()
    isOpen = false
    if (played) source.endPlay()
    else delete share.fetch
  }
}
