import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { hintsMessages } from '../../src/studio/app/hints/hints.messages.js'
import { languagesMessages } from '../../src/studio/app/languages/languages.messages.js'
import { mediaMessages } from '../../src/studio/app/media/media.messages.js'
import { pagesMessages } from '../../src/studio/app/pages/pages.messages.js'
import { replaceMessages } from '../../src/studio/app/replace/replace.messages.js'
import { sharedMessages } from '../../src/studio/app/shared/shared.messages.js'
import { shellMessages } from '../../src/studio/app/shell/shell.messages.js'
import { teamMessages } from '../../src/studio/app/team/team.messages.js'
import { openExampleShop } from '../support/shop-server.js'

const everything = process.env.VITRINE_TEST_ALL === '1'

const damaged = {
  format: 1,
  revision: 1,
  changed: '2026-11-20T08:00:00.000Z',
  page: { version: 1, path: '/schaden', language: 'de', title: 'Schaden', description: '', nodes: [] },
  published: { version: 2, at: '2026-11-20T08:00:00.000Z' },
  versions: [1, 2].map((version) => ({ version, at: '2026-11-20T08:00:00.000Z', title: 'Schaden' })),
}
const shop = openExampleShop({
  stored: {
    'pages/schaden/1.json': JSON.stringify(damaged),
    'pages/schaden/version-1.json': JSON.stringify({ format: 1, page: damaged.page }),
    'pages/schaden/version-2.json': '{"format":1,"page":{"vers',
    'pages/halb/1.json': '{"format":1,"revi',
  },
})

const words = {
  hints: hintsMessages,
  languages: languagesMessages,
  media: mediaMessages,
  pages: pagesMessages,
  replace: replaceMessages,
  shared: sharedMessages,
  shell: shellMessages,
  team: teamMessages,
}
type Words = { [Part in keyof typeof words]: (typeof words)[Part]['de'] }
const wordsIn = (language: 'de' | 'en') =>
  Object.fromEntries(Object.entries(words).map(([part, both]) => [part, both[language]])) as unknown as Words

interface Scene {
  page: Page
  t: Words
  press: (name: string) => Promise<void>
  dialog: () => Promise<void>
}

interface State {
  name: string
  /** The page that is open; without one the list of pages. */
  at?: 'draft' | 'part' | 'schaden' | undefined
  /** Pixels; 1280 unless said. */
  width?: number
  /** Where axe looks; everywhere unless said. */
  part?: string
  open?: (scene: Scene) => Promise<void>
}

const chosen = async ({ page, t }: Scene, node: RegExp): Promise<void> => {
  await page.getByRole('tab', { name: t.shell.outline, exact: true }).click()
  await page.getByRole('treeitem', { name: node }).first().click()
}
const ofDialog = (open: State['open'], name: string, more: Partial<State> = {}): State => ({
  name,
  at: 'draft',
  part: 'dialog[open]',
  ...more,
  open: async (scene) => {
    await open?.(scene)
    await scene.dialog()
  },
})
const picture = async (scene: Scene): Promise<void> => {
  await scene.press(scene.t.media.library)
  await scene.page.locator('dialog[open]').getByText('Rosengarten', { exact: true }).click()
  await scene.page.getByRole('heading', { name: scene.t.media.uses }).waitFor()
}

const states: readonly State[] = [
  { name: 'the list of pages, with one that is damaged' },
  { name: 'a page whose published version is damaged', at: 'schaden' },
  { name: 'a page', at: 'draft' },
  { name: 'a page on a phone', at: 'draft', width: 375 },
  {
    name: 'a chosen block',
    at: 'draft',
    open: async (scene) => {
      await chosen(scene, /^(Abschnitt|Section)/)
      await scene.page.locator('.canvas-selection').waitFor()
    },
  },
  {
    name: 'a chosen shared part',
    at: 'draft',
    part: '#right-panel',
    open: async (scene) => {
      await chosen(scene, /^Rosenband/)
      await scene.page.getByRole('button', { name: scene.t.shared.detach }).waitFor()
    },
  },
  {
    name: 'comments',
    at: 'draft',
    part: '#right-panel',
    open: async ({ page, t }) => {
      await page.getByRole('tab', { name: t.team.commentsTab(1) }).click()
      await page.getByText('Bitte kürzer.').waitFor()
    },
  },
  {
    name: 'the panel of blocks at 800 px',
    at: 'draft',
    width: 800,
    open: ({ press, t }) => press(t.shell.showPanel),
  },
  {
    name: 'the form at 800 px',
    at: 'draft',
    width: 800,
    open: ({ press, t }) => press(t.shell.showForm),
  },
  { name: 'a shared part', at: 'part' },
  ofDialog(({ press, t }) => press(t.hints.show), 'hints'),
  ofDialog(({ press, t }) => press(t.shell.publish), 'publishing a page'),
  ofDialog(({ press, t }) => press(t.shell.publish), 'publishing a shared part', { at: 'part' }),
  ofDialog(({ press, t }) => press(t.shell.preview), 'a preview', { width: 800 }),
  ofDialog(({ press, t }) => press(t.shell.history), 'versions', { at: 'schaden' }),
  ofDialog(({ press, t }) => press(t.shell.shortcuts), 'keys'),
  ofDialog(({ page }) => page.locator('.top-bar-page').getByRole('button').first().click(), 'languages'),
  ofDialog(({ press, t }) => press(t.pages.newPage), 'a new page', { at: undefined }),
  ofDialog(({ press, t }) => press(t.pages.rename('Schaden')), 'renaming', { at: undefined }),
  ofDialog(({ press, t }) => press(t.team.releases), 'publishing together', { at: undefined }),
  ofDialog(({ press, t }) => press(t.replace.open), 'find and replace', { at: undefined }),
  ofDialog(
    async ({ press, page, t }) => {
      await press(t.pages.moreOf('Rosenband'))
      await page.getByRole('menuitem', { name: t.pages.remove('Rosenband') }).click()
    },
    'deleting a shared part',
    { at: undefined },
  ),
  ofDialog(picture, 'a picture'),
  ofDialog(
    async (scene) => {
      await scene.press(scene.t.shell.more)
      await picture(scene)
    },
    'a picture on a phone',
    { width: 375 },
  ),
  ofDialog(async (scene) => {
    await picture(scene)
    await scene.press(scene.t.media.crop)
  }, 'cropping'),
  ofDialog(async (scene) => {
    await picture(scene)
    await scene.press(scene.t.media.remove)
  }, 'deleting a picture'),
  ofDialog(async (scene) => {
    await chosen(scene, /^(Abschnitt|Section)/)
    await scene.press(scene.t.shared.share)
  }, 'sharing a block'),
  ofDialog(async (scene) => {
    await chosen(scene, /^(Abschnitt|Section)/)
    await scene.press(scene.t.shared.keep)
  }, 'keeping a section'),
]

let pages: Readonly<Record<NonNullable<State['at']>, string>>

beforeAll(async () => {
  const send = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(new URL(`/studio/api/${path}`, shop.url), { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { id: string; revision: number }
  }
  const section = (id: string, text: string) => ({
    block: 'vitrine-section',
    id,
    version: 1,
    slots: { default: [{ block: 'vitrine-column', version: 1, slots: { default: [{ html: 'p', children: [text] }] } }] },
  })
  const about = { version: 1, language: 'de', description: '' }
  const part = await send('pages', { page: { ...about, kind: 'part', path: '', title: 'Rosenband', nodes: [section('r', 'Rosen')] } })
  await send(`pages/${part.id}/publish`, { basedOn: part.revision })
  const nodes = [{ html: 'main', children: [{ html: 'h1', children: ['Prüfung'] }, section('s', 'Ein Satz.'), { shared: part.id }] }]
  const draft = await send('pages', { page: { ...about, path: '/pruefung', title: 'Prüfung', nodes } })
  await send(`pages/${draft.id}/publish`, { basedOn: draft.revision })
  await send(`pages/${draft.id}/comments`, { node: 's', about: 'Abschnitt', text: 'Bitte kürzer.', name: 'Ida' })
  pages = { draft: draft.id, part: part.id, schaden: 'schaden' }
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5656b' } })
    .jpeg()
    .toBuffer()
  const headers = { 'Content-Type': 'image/jpeg' }
  await fetch(new URL('/studio/api/media?name=Rosengarten', shop.url), { method: 'POST', headers, body: new Uint8Array(bytes) })
})

/** What axe finds wrong. In the dark only colours are different. */
async function violations(page: Page, isDark: boolean, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options(isDark ? { runOnly: ['color-contrast'] } : { rules: { 'target-size': { enabled: true } } })
  // Of one origin; what is found in several of them would be put together on a page of its own.
  axe.setLegacyMode()
  const { violations: found } = await (part ? axe.include(part) : axe).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

const looks = (['de', 'en'] as const).flatMap((language) => (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme })))

describe('axe finds nothing wrong in the Studio', () => {
  // In the gate each state is seen once, and every look has its quarter of them.
  for (const [number, { language, colorScheme }] of looks.entries()) {
    const seen = states.filter((_, place) => everything || place % looks.length === number)
    it(`in ${language}, ${colorScheme}`, { timeout: 180_000 }, async () => {
      const { page, context } = await shop.visit('/studio', { colorScheme, reducedMotion: 'reduce' })
      await context.addInitScript((spoken) => localStorage.setItem('vitrine-studio-language', spoken), language)
      const scene: Scene = {
        page,
        t: wordsIn(language),
        press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
        dialog: () => page.locator('dialog[open]').waitFor(),
      }
      const wrong: string[] = []
      for (const { name, at, width = 1280, part, open } of seen) {
        await page.setViewportSize({ width, height: 860 })
        await page.goto(`/studio${at ? `?page=${pages[at]}` : ''}`)
        await page
          .locator(at ? '.save-chip' : '.page-row')
          .first()
          .waitFor()
        await open?.(scene)
        wrong.push(...(await violations(page, colorScheme === 'dark', part)).map((violation) => `${name}: ${violation}`))
      }
      expect(wrong).toEqual([])
    })
  }
})
