/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook bundles its manager with the classic JSX and its own React
import React, { type CSSProperties, useEffect, useRef } from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons } from 'storybook/manager-api'
import { inspectorMessages } from '../src/devtools/inspector/inspector.messages.js'
import { drawPanel } from '../src/devtools/inspector/panel.js'
import { saveFile } from '../src/devtools/inspector/save-file.js'
import { nothingSeen, type Source } from '../src/devtools/inspector/seen.js'
import { readRecording } from '../src/devtools/recording/recording.js'
import { inspectorEvents, type Told } from './inspector-events.js'

/** The inspector of every page, of the page of this story: what its blocks say, retain, queue, keep and ask. */
export function InspectorPanel({ active }: { active: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' })
    return drawPanel(root, storySource(), { words: inspectorMessages.de, save: saveFile })
  }, [])
  return (
    <AddonPanel active={active} hasScrollbar={false}>
      <div ref={place} style={likeStorybook} />
    </AddonPanel>
  )
}

/** The manager knows no tokens of ours, and is light. */
const likeStorybook = { blockSize: '100%', colorScheme: 'light', '--vitrine-font-text': '"Nunito Sans", sans-serif' } as CSSProperties

/** Source that reads the preview's page over Storybook's channel and sends it the panel's requests. */
function storySource(): Source {
  const channel = addons.getChannel()
  let told: Told = { seen: nothingSeen, from: 0, recorded: undefined, played: undefined }
  return {
    read: () => told.seen,
    subscribe(listener) {
      const heard = (news: Told) => {
        told = { ...news, seen: { ...news.seen, entries: [...told.seen.entries.slice(0, news.from), ...news.seen.entries] } }
        listener()
      }
      channel.on(inspectorEvents.seen, heard)
      channel.emit(inspectorEvents.wanted)
      return () => channel.off(inspectorEvents.seen, heard)
    },
    recorded: () => told.recorded,
    record: () => channel.emit(inspectorEvents.record),
    stop: () =>
      new Promise((resolve) => {
        channel.once(inspectorEvents.stopped, resolve)
        channel.emit(inspectorEvents.stop)
      }),
    play(text) {
      readRecording(text)
      channel.emit(inspectorEvents.play, text)
    },
    played: () => told.played,
    endPlay: () => channel.emit(inspectorEvents.play, undefined),
  }
}
