import type { Decorator, Preview } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons, emitTransformCode, useEffect } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { declarations } from '../src/blocks/declarations.js'
import '../src/entries/page.css'
import { BlockPage } from '../stories/docs/block-page.js'
import { Container } from '../stories/docs/container.js'
import { listenToToolbars } from '../stories/docs/toolbars.js'
import { codeEvents, type Codes } from './codes.js'
import { codesOf, draw, type DrawContext, embedOf, frameStyle } from './draw.js'
import { decided } from './decided.js'
import { checkSilence, keysWritten, openFreshPage } from './fresh-page.js'
import { hands } from './hands.js'
import { listenToPanel, playedNumber } from './inspected.js'
import { looksFor, lookAgain, wear } from './looks.js'
import type { StoryParameters, Toolbars } from './parameters.js'
import { checkWidth, settled } from './settled.js'
import { globalTypes, initialGlobals } from './toolbars.js'
import { arrangeWorld, ownPlatform, ownSettings, theSandbox } from './world.js'

interface Context extends DrawContext {
  id: string
  canvasElement: HTMLElement
}

// Parts of a block are fetched when they are first shown; a busy machine takes its time.
configure({ asyncUtilTimeout: 5000 })

void listenToToolbars()

let pages = 0
/** The story that is drawn. */
let shown = ''

const pageOf = (canvas: HTMLElement): HTMLElement | null => canvas.querySelector('[data-page]')

/** Returns the key of a page: while it stays the same, so does the page. */
const wishOf = (id: string, { locale, scene, weather }: Pick<Toolbars, 'locale' | 'scene' | 'weather'>): string =>
  [id, locale, scene, weather, playedNumber()].join(' ')

/** A changed control keeps the page; another story, scene or weather, and Storybook's reload, open a fresh one. */
async function openPage({ id, canvasElement, parameters, globals }: Context): Promise<void> {
  const { locale, theme, mode, direction, scene, weather } = globals as unknown as Toolbars
  const root = document.documentElement
  root.lang = locale
  root.dataset.vitrineTheme = theme
  root.dataset.vitrineMode = mode
  root.dir = direction
  const wish = wishOf(id, { locale, scene, weather })
  shown = id
  if (pageOf(canvasElement)?.dataset.page === wish) return
  pages += 1
  const { sandbox = {} } = parameters
  const { address = '/', settings, recording } = sandbox
  if (ownPlatform) return openFreshPage({ address, settings: { locale, ...settings, ...ownSettings } })
  const world = await arrangeWorld(sandbox, { scene, weather })
  openFreshPage({ address, settings: { locale, ...settings }, visited: sandbox.visited?.(world), recording })
}

function OwnPlatformNote() {
  return (
    <p className="small-print" role="note">
      Echte Daten von {ownPlatform?.host}: Szene und Wetter gelten hier nicht.
    </p>
  )
}

const framed: Decorator = (Story, { id, globals }) => {
  const { locale, scene, weather, width } = globals as unknown as Toolbars
  return (
    <div key={pages} data-page={wishOf(id, { locale, scene, weather })} style={frameStyle(width)}>
      {ownPlatform && <OwnPlatformNote />}
      <Story />
    </div>
  )
}

let codes: Codes = []
const writeCodes = () => addons.getChannel().emit(codeEvents.written, codes)

const showsCode: Decorator = (story, context) => {
  useEffect(() => {
    void emitTransformCode(context.name, context)
    codes = codesOf(context as unknown as DrawContext)
    writeCodes()
  })
  return story()
}

/** Reports in the Actions panel where a click would lead, because a story does not leave its page. */
function stayHere(): void {
  window.addEventListener('click', (event) => {
    const path = event.composedPath().filter((target): target is HTMLElement => target instanceof HTMLElement)
    const link = path.find((target) => target instanceof HTMLAnchorElement)
    if (event.defaultPrevented || !link || !path.some((target) => target.dataset.page)) return
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) return
    event.preventDefault()
    action('geht zu')(href)
  })
}

function tellEvents(): void {
  const names = new Set(['vitrine-error', ...declarations.flatMap(({ events = {} }) => Object.keys(events))])
  for (const name of names) document.addEventListener(name, (event) => action(name)((event as CustomEvent).detail))
}

/** Throws when the browser keeps a key that no block here declares: privacy notices are written from those declarations. */
function checkKeys(canvas: HTMLElement, { block }: StoryParameters): void {
  if (!block) return
  const there = declarations.filter(({ tag }) => canvas.querySelector(tag))
  const untold = keysWritten().filter((key) => !there.some(({ storageKeys }) => storageKeys?.includes(key)))
  if (untold.length > 0)
    throw new Error(`The browser keeps ${untold.join(', ')}, of which ${there.map(({ tag }) => tag).join(', ')} say nothing.`)
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  async beforeAll() {
    stayHere()
    tellEvents()
    listenToPanel(() => addons.getChannel().emit(FORCE_REMOUNT, { storyId: shown }))
    addons.getChannel().on(codeEvents.wanted, writeCodes)
    if (!ownPlatform) await theSandbox()
  },
  beforeEach: (context) => openPage(context as unknown as Context),
  async afterEach({ id, canvasElement, parameters, globals }) {
    const { stays } = parameters as StoryParameters
    // A person may change a story's weather and width at will; only a test is strict.
    if (!hands.press) return settled(canvasElement, 3000, stays).catch(() => {})
    await settled(canvasElement, 12_000, stays)
    const frame = pageOf(canvasElement)
    if (frame) checkWidth(frame)
    checkKeys(canvasElement, parameters as StoryParameters)
    if ((globals as unknown as Toolbars).mode === 'edit') checkSilence()
    const looks = looksFor(id, globals as unknown as Toolbars)
    const own = window.innerWidth
    for (const look of looks) {
      await wear(look, own)
      await settled(canvasElement, 12_000, stays)
      if (frame) checkWidth(frame)
      // The last one the addon looks at.
      if (look !== looks.at(-1) && parameters.a11y.test !== 'off') await lookAgain(look)
    }
  },
  render: (_args, context) => draw(context as unknown as DrawContext) as React.JSX.Element,
  decorators: [showsCode, framed],
  parameters: {
    a11y: { test: 'error', options: { reporter: decided } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'none' },
    options: {
      storySort: {
        order: [
          'Willkommen',
          'Handbuch',
          [
            'In five minutes',
            'Your own shop',
            'On a page',
            'Frameworks',
            'Two runtimes',
            'A block of your own',
            'A real Salesforce site',
            'Components of a site',
            'Names of your organisation',
            'A headless site',
            'In other systems',
            'The Studio',
            'Pictures',
            'Other builders',
            'A million shoppers',
            'Your brand',
            'Texts and languages',
            'The checkout',
            'Orders',
            'Payment',
            'Reviews',
            'The shopper agent',
            'Actions for scripts and agents',
            'Consent',
            'Security policy',
            'Accessibility',
            'The sandbox',
            'Testing with the sandbox',
            'The inspector',
            'The platform client',
            'The doctor',
            'What we promise',
            'What is held, and how we know',
            'Upgrading',
            'Performance',
            'Architecture',
            'Glossary',
          ],
          'Grundlagen',
          'Muster',
          'Seiten',
          'Seite',
          'Layout',
          'Beraterin',
          'Shop',
          'Kasse',
          'Konto',
          'Plattform',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Kleines Handy', type: 'mobile', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Handy', type: 'mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    chromatic: {
      modes: {
        'light phone': { viewport: 'phone', theme: 'light' },
        'dark phone': { viewport: 'phone', theme: 'dark' },
        'light desktop': { viewport: 'desktop', theme: 'light' },
        'dark desktop': { viewport: 'desktop', theme: 'dark' },
      },
    },
    docs: {
      page: BlockPage,
      container: Container,
      toc: { headingSelector: 'h2, h3' },
      // Each story has a page and a world of its own; two in one document would share them.
      story: { inline: false, height: '560px' },
      source: { type: 'code', language: 'html', transform: (_source: string, context: unknown) => embedOf(context as DrawContext) },
    },
  },
}

export default preview
