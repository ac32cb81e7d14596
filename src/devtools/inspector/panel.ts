import { button, make, showRows } from './dom.js'
import type { InspectorWords } from './inspector.messages.js'
import { type Item, itemsOf, type Tab } from './rows.js'
import type { Seen, Source } from './seen.js'
import { sheet } from './sheet.js'

export interface PanelOptions {
  words: InspectorWords
  /** Buttons at the end of the header, such as those to close and to move the panel. */
  beside?: readonly HTMLElement[]
  /** Saves the text as a file. */
  save: (text: string) => void
}

const tabs: readonly Tab[] = ['messages', 'retained', 'queue', 'cache', 'requests']

/** Draws the panel and keeps it up to date. @returns a function that removes it */
export function drawPanel(root: ShadowRoot, source: Source, { words, beside = [], save }: PanelOptions): () => void {
  // The panel may be drawn in another window than the one that runs this code.
  const here = (root.ownerDocument.defaultView ?? window) as Window & typeof globalThis
  const styles = new here.CSSStyleSheet()
  styles.replaceSync(sheet)
  root.adoptedStyleSheets = [styles]

  let chosen: Tab = 'messages'
  let frozen: Seen | undefined
  /** Entries before it, and turns, were cleared away. */
  const cleared = { entries: 0, turns: 0 }

  const filter = make('input', { type: 'search', placeholder: words.filterHint, ariaLabel: words.filter, oninput: () => show() })
  const said = make('p', { className: 'said', role: 'status' })
  const list = make('div', { className: 'list', role: 'tabpanel', id: 'list', tabIndex: 0 })
  const state = make('p', { className: 'state' })
  const rows = make('div')
  const empty = make('p', { className: 'empty' })
  list.append(state, rows, empty)

  const tabButtons = tabs.map((tab) => {
    const count = make('span', { className: 'count' })
    const element = make('button', { type: 'button', role: 'tab', id: tab, onclick: () => choose(tab) }, words[tab], count)
    element.setAttribute('aria-controls', 'list')
    return { tab, element, count }
  })
  const tabList = make(
    'div',
    { className: 'tabs', role: 'tablist', ariaLabel: words.title, onkeydown: walk },
    ...tabButtons.map(({ element }) => element),
  )

  const pause = button(words.pause, 'press', () => {
    frozen = frozen ? undefined : source.read()
    show()
  })
  const clear = button(words.clear, 'press', () => {
    const { cut, entries, turns } = source.read()
    Object.assign(cleared, { entries: cut + entries.length, turns: turns.at(-1)?.number ?? 0 })
    if (frozen) frozen = source.read()
    show()
  })
  const copy = button(words.copy, 'press', async () => {
    const text = JSON.stringify(
      fitting().map(({ data }) => data),
      null,
      2,
    )
    said.textContent = await here.navigator.clipboard.writeText(text).then(
      () => words.copied,
      () => words.notCopied,
    )
  })
  const record = button(words.record, 'press', async () => {
    if (source.recorded() === undefined) source.record()
    else {
      save(await source.stop())
      said.textContent = words.saved
    }
    show()
  })
  const file = make('input', { type: 'file', accept: '.json,application/json', hidden: true })
  file.onchange = () => void play(file.files?.[0])
  const playButton = button(words.play, 'press', () => file.click())
  const endPlay = button(words.endPlay, 'press', () => source.endPlay())
  const playing = make('div', { className: 'playing', role: 'status' }, make('span'), endPlay)

  async function play(chosenFile: File | undefined): Promise<void> {
    if (!chosenFile) return
    try {
      source.play(await chosenFile.text())
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      said.textContent = `${words.noRecording} ${error.message}`
    }
    file.value = ''
  }

  function choose(tab: Tab): void {
    chosen = tab
    rows.replaceChildren()
    list.scrollTop = 0
    show()
  }

  function walk(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.indexOf(chosen), End: tabs.length - 1 - tabs.indexOf(chosen) }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(chosen) + step + tabs.length) % tabs.length] ?? chosen
    choose(next)
    tabButtons.find(({ tab }) => tab === next)?.element.focus()
  }

  function shown(): Seen {
    const seen = frozen ?? source.read()
    const from = Math.max(0, cleared.entries - seen.cut)
    return {
      ...seen,
      cut: seen.cut + from,
      entries: seen.entries.slice(from),
      turns: seen.turns.filter(({ number, state: now }) => number > cleared.turns || now === 'waiting' || now === 'running'),
    }
  }

  const wanted = (): string => filter.value.trim().toLowerCase()
  const fits = ({ text }: Item): boolean => text.toLowerCase().includes(wanted())
  const fitting = (): Item[] => itemsOf[chosen](shown(), words).filter(fits)

  function show(): void {
    const seen = shown()
    for (const { tab, element, count } of tabButtons) {
      const isChosen = tab === chosen
      element.ariaSelected = String(isChosen)
      element.tabIndex = isChosen ? 0 : -1
      count.textContent = String(countOf[tab](seen))
    }
    const all = itemsOf[chosen](seen, words)
    const fitted = all.filter(fits)
    list.setAttribute('aria-labelledby', chosen)
    showRows(rows, fitted)
    state.hidden = chosen !== 'queue'
    state.textContent = cartLine(seen, words)
    empty.hidden = fitted.length > 0
    empty.textContent = all.length > 0 ? words.noMatch : nothing[chosen](words)
    pause.ariaPressed = String(frozen !== undefined)
    const pages = source.recorded()
    record.classList.toggle('recording', pages !== undefined)
    record.textContent = pages === undefined ? words.record : `${words.stop} (${pages})`
    const missing = source.played()
    playing.hidden = missing === undefined
    if (missing && playing.firstChild)
      playing.firstChild.textContent = `${words.playing} ${missing.length > 0 ? `${words.beyond} ${missing.join(', ')}` : ''}`
  }

  const panel = make(
    'div',
    { className: 'panel' },
    make('div', { className: 'head' }, make('p', { className: 'title' }, words.title), tabList, ...beside),
    make('div', { className: 'bar' }, filter, pause, clear, copy, record, playButton, file, said),
    playing,
    list,
  )
  panel.addEventListener('dragover', (event) => {
    event.preventDefault()
    panel.classList.add('over')
    said.textContent = words.drop
  })
  panel.addEventListener('dragleave', (event) => {
    if (panel.contains(event.relatedTarget as Node | null)) return
    panel.classList.remove('over')
    said.textContent = ''
  })
  panel.addEventListener('drop', (event) => {
    event.preventDefault()
    panel.classList.remove('over')
    said.textContent = ''
    void play(event.dataTransfer?.files[0])
  })
  root.replaceChildren(panel)
  show()

  // Many messages are one drawing.
  let isDue = false
  const undo = source.subscribe(() => {
    if (isDue) return
    isDue = true
    here.requestAnimationFrame(() => {
      isDue = false
      show()
    })
  })
  return () => {
    undo()
    root.replaceChildren()
  }
}

const countOf: Record<Tab, (seen: Seen) => number> = {
  messages: ({ entries }) => entries.filter(({ kind }) => kind === 'message').length,
  retained: ({ retained }) => retained.length,
  queue: ({ turns }) => turns.filter(({ state }) => state === 'waiting' || state === 'running').length,
  cache: ({ kept }) => kept.length,
  requests: ({ entries }) => entries.filter(({ kind }) => kind === 'request').length,
}

const nothing: Record<Tab, (words: InspectorWords) => string> = {
  messages: ({ noMessages }) => noMessages,
  retained: ({ noRetained }) => noRetained,
  queue: ({ noTurns }) => noTurns,
  cache: ({ noCache }) => noCache,
  requests: ({ noRequests }) => noRequests,
}

function cartLine({ cart: { status, productCount, lines, processing, retrying, code } }: Seen, words: InspectorWords): string {
  const known = productCount === undefined ? [] : [`${words.productCount}: ${productCount}`, `${words.lines}: ${lines}`]
  return [words.statuses[status], ...known, processing && words.processing, retrying && words.retrying, code].filter(Boolean).join(' · ')
}
