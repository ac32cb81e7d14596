// Takes the pictures: each story is opened once and pictured in light and dark at both widths.
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { beginStory, standStill } from './in-page.js'

/** The heights of the two windows, and what of a longer page is pictured. */
const windows = { 375: { height: 812, most: 1600 }, 1280: { height: 800, most: 1200 } }
export const views = ['light-375', 'dark-375', 'light-1280', 'dark-1280']
const narrow = ['small', 'phone']

export async function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-lcd-text',
      '--disable-font-subpixel-positioning',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  })
}

/**
 * Pictures stories, one after the other, in a page that stays; several photographers work side by side.
 * @returns {Promise<{ shoot: (id: string) => Promise<Record<string, Picture>>, leave: () => Promise<void> }>}
 */
export async function photographer(browser, address) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  await context.addInitScript({ path: fileURLToPath(new URL('still-world.js', import.meta.url)) })
  const page = await context.newPage()
  await page.goto(`${address}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)
  // What is not the same twice, as Chromatic is told of it: it has its place, but not its text.
  await page.addStyleTag({
    content: `[data-chromatic='ignore'] { font-size: 0 !important } [data-chromatic='ignore']::before { content: '…'; font-size: 12px }`,
  })

  return {
    async shoot(id) {
      const viewport = await page.evaluate(async (storyId) => {
        const story = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId })
        return story.storyGlobals?.viewport?.value
      }, id)
      // A story for the phone begins on one; whoever opens it turns the window afterwards.
      const widths = narrow.includes(viewport) ? [375, 1280] : [1280, 375]
      await turn(page, widths[0])
      await page.evaluate(beginStory, id)
      const pictures = {}
      for (const width of widths) {
        await turn(page, width)
        for (const theme of ['light', 'dark']) pictures[`${theme}-${width}`] = await takePicture(page, theme, width)
      }
      return pictures
    },
    leave: () => context.close(),
  }
}

const turn = (page, width) => page.setViewportSize({ width, height: windows[width].height })

/** @typedef {{ width: number, height: number, pixels: Buffer }} Picture red, green and blue of each pixel */

async function takePicture(page, theme, width) {
  const tall = await page.evaluate(standStill, theme)
  const { height: least, most } = windows[width]
  const clip = { x: 0, y: 0, width, height: Math.min(most, Math.max(least, tall)) }
  const png = await page.screenshot({ animations: 'disabled', fullPage: true, clip })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
