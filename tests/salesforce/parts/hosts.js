// Every block in a real LWR app, in each of the four host modes.
import { blocksOn, go, openPage, until } from '../support/browser.js'
import { check, numbers } from '../support/checks.js'
import { blocksOf } from './server-render.js'
import { modes, openPlatform, openSite, writeApp } from '../support/site.js'

const tagOf = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** @param only the components that are asked for, or all */
export async function checkHosts(folder, { only, inModes = modes } = {}) {
  const names = blocksOf(folder).filter((name) => name !== 'vitrineStore' && (!only || only.includes(name)))
  const platform = await openPlatform()
  const drawnIn = {}
  try {
    for (const mode of inModes) {
      const site = await openSite({ ...mode, platform, app: writeApp(`${folder}/lwc`, mode) })
      const opened = await openPage()
      try {
        drawnIn[mode.name] = await inMode({ mode, names, site, ...opened, expected: drawnIn[inModes[0].name] })
      } catch (error) {
        console.log(site.said().slice(-1500))
        throw error
      } finally {
        await opened.browser.close()
        await site.close()
      }
    }
  } finally {
    await platform.close()
  }
  const [first, ...others] = Object.entries(drawnIn)
  for (const [mode, drawn] of others) {
    const missing = first[1].filter((tag) => !drawn.includes(tag))
    check(`${mode} draws the ${first[1].length} blocks that ${first[0]} draws`, missing)
  }
}

async function inMode({ mode, names, site, page, errors, documents, expected }) {
  const said = (sentence) => `${mode.name}: ${sentence}`
  // LWR builds what it is asked for, the first time.
  await page.goto(`${site.url}/`, { waitUntil: 'load', timeout: 400_000 })
  const isReady = await until(
    async () => (await blocksOn(page)).some(({ tag, text }) => tag === 'vitrine-main-navigation' && text),
    120_000,
  )
  check(said('what stands in the theme layout is drawn'), isReady ? [] : [JSON.stringify(await blocksOn(page)), ...errors])
  check(said('the host is what it is called'), await unlike(page, mode))
  const drawn = await drawEach()
  numbers[mode.name] = `${drawn.length} of ${names.length} blocks drawn alone`
  await changes(page, said)
  await regions(page, said)
  await cartAcross(page, said)
  await navigation(page, said, documents)
  await bridge(page, said)
  check(said('no page error'), [...new Set(errors)])
  return drawn

  // In the first mode nobody knows yet which of them show nothing when they stand alone.
  function patienceFor(tag) {
    if (!expected) return 12_000
    return expected.includes(tag) ? 30_000 : 2000
  }

  async function drawEach() {
    const result = []
    const undefinedOnes = []
    for (const name of names) {
      const tag = tagOf(name)
      await go(page, `/any/${name}`)
      const seen = async () => (await blocksOn(page)).filter((each) => each.tag === tag)
      // Blocks of the theme layout have a twin there: the page's own is one more.
      const isShown = await until(async () => (await seen()).some(({ text }) => text.length > 0), patienceFor(tag))
      if (isShown) result.push(tag)
      if (!(await until(async () => (await seen()).some(({ isDefined }) => isDefined), 8000))) undefinedOnes.push(tag)
    }
    check(said(`${names.length} tags are elements of the page's registry`), undefinedOnes)
    return result
  }
}

/** Synthetic shadow and a sandbox are really there, or really not. */
const unlike = async (page, { synthetic, sandboxed }) => {
  await until(() => page.locator('[data-sees-page]').count(), 20_000)
  return page.evaluate(
    ([isSynthetic, isSandboxed]) => {
      const isReplaced = Boolean(document.querySelector('site-shop').shadowRoot.synthetic)
      const visit = (node) =>
        node.getAttribute?.('data-sees-page') ??
        [...(node.shadowRoot ? [node.shadowRoot] : []), ...(node.children ?? [])].map(visit).find(Boolean)
      const sees = visit(document.documentElement)
      return [
        ...(isReplaced === isSynthetic ? [] : [`the shadow root is ${isReplaced ? 'synthetic' : 'real'}`]),
        ...((sees === 'false') === isSandboxed ? [] : [`a component sees the page: ${sees}`]),
      ]
    },
    [synthetic, sandboxed],
  )
}

const blockOn = async (page, name) => (await blocksOn(page)).find(({ tag }) => tag === name)

/** The words of a block, without those of what stands in it. */
const says = async (page, tag, words, patience) => until(async () => ((await blockOn(page, tag))?.text ?? '').includes(words), patience)

async function changes(page, said) {
  await go(page, '/changed')
  const faults = []
  if (!(await says(page, 'vitrine-product-list', 'Zuerst'))) faults.push('the heading is not there at first')
  if (!(await says(page, 'vitrine-quote', 'Anna'))) faults.push('the author is not there at first')
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('test-change')))
  if (!(await says(page, 'vitrine-product-list', 'Danach'))) faults.push('a changed heading does not arrive')
  const size = page.locator('vitrine-product-list[page-size="2"]')
  if (!(await until(async () => (await size.count()) === 1))) faults.push('a size that is bound late does not arrive')
  if (!(await until(async () => !((await blockOn(page, 'vitrine-quote'))?.text ?? 'Anna').includes('Anna'))))
    faults.push('an author that is taken away stays')
  check(said('properties that are changed, bound late and taken away arrive'), faults)
}

const contents = {
  'a component in a column in a section': 'vitrine-section vitrine-column c-vitrine-login vitrine-login input',
  'words in a column': 'vitrine-section vitrine-column p.words',
  'what lies in a slider': 'vitrine-slider p',
  'a table': 'vitrine-table td',
  'a quotation': 'vitrine-quote p',
  'a question': 'vitrine-questions summary',
}

async function regions(page, said) {
  await go(page, '/regions')
  const faults = []
  const isVisible = (selector) => until(() => page.locator(selector).first().isVisible(), 15_000)
  for (const [what, selector] of Object.entries(contents)) if (!(await isVisible(selector))) faults.push(`${what} is not to be seen`)
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('test-more')))
  if (!(await isVisible('vitrine-column p.more'))) faults.push('what comes later into a region is not to be seen')
  check(said('regions and properties in one component'), faults)
}

async function cartAcross(page, said) {
  await go(page, '/any/vitrineProductList+vitrineCartPage')
  const faults = []
  const add = page
    .locator('vitrine-product-list button')
    .filter({ hasText: /warenkorb|tasche|cart|bag/i })
    .first()
  if (!(await until(() => add.isVisible()))) faults.push('there is nothing to add')
  else {
    const before = (await blockOn(page, 'vitrine-cart-page'))?.text
    await add.click()
    if (
      !(await until(async () => {
        const now = (await blockOn(page, 'vitrine-cart-page'))?.text
        return now && now !== before && /€/.test(now)
      }))
    )
      faults.push('the cart page does not show it')
    if (!(await until(() => page.locator('[data-heard]').count()))) faults.push('a component does not hear the event of the block')
  }
  check(said('what is added in one block is in the others, and a component hears of it'), faults)
}

async function navigation(page, said, documents) {
  const faults = []
  const loaded = documents.length
  const steps = [
    ['/any/vitrineCartPage', 'vitrine-cart-page'],
    ['/any/vitrineProductList', 'vitrine-product-list'],
    ['/any/vitrineCartPage', 'vitrine-cart-page'],
    ['/any/vitrineLogin', 'vitrine-login'],
    ['/any/vitrineProductList+vitrineLogin', 'vitrine-product-list'],
    ['/any/vitrineLogin+vitrineProductList', 'vitrine-login'],
    ['/regions', 'vitrine-section'],
  ]
  for (const [path, tag] of steps) {
    await go(page, path)
    if (!(await until(async () => Boolean((await blockOn(page, tag))?.text || (await page.locator(`${tag} p.words`).count())))))
      faults.push(`${path} does not draw ${tag}`)
  }
  await page.goBack()
  if (!(await says(page, 'vitrine-login', ''))) faults.push('the way back draws nothing')
  if ((await blocksOn(page)).some(({ tag }) => tag === 'vitrine-section')) faults.push('what was left is still there')
  if (documents.length !== loaded) faults.push(`${documents.length - loaded} documents were loaded`)
  check(said(`${steps.length + 1} steps on the client, and no document is loaded`), faults)
}

async function bridge(page, said) {
  const faults = []
  const bus = () => page.evaluate(() => globalThis[Symbol.for('vitrine.v1')].bus.inspect().retained['promo-banner'])
  await page.evaluate(() => window.lmsSays('VitrinePromoBanner__c', { visible: true, reason: 'no-moniker' }))
  if (!(await until(async () => (await bus())?.visible === true, 5000))) faults.push('what the site says, blocks do not hear')
  await page.evaluate(() => globalThis[Symbol.for('vitrine.v1')].bus.publish('promo-banner', { visible: false, reason: 'no-moniker' }))
  const heard = () =>
    page.evaluate(() => window.lmsSaid.some(([name, message]) => name === 'VitrinePromoBanner__c' && message.visible === false))
  if (!(await until(heard, 5000))) faults.push('what blocks say, the site does not hear')
  check(said('the bridge carries messages both ways'), faults)
}
