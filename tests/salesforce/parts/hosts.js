// Every block in a real LWR app, in each of the four host modes.
import { blockOn, blocksOn, consoleOf, go, openPage, until } from '../support/browser.js'
import { check, numbers } from '../support/checks.js'
import { examined, snippet } from '../support/doctor.js'
import { componentOf } from '../support/project.js'
import { modes, openPlatform, openSite, writeApp } from '../support/site.js'

/** @param only the blocks that are asked for, or all but the store, which stands in the theme layout and shows nothing */
export async function checkHosts(folder, declarations, { only, inModes = modes } = {}) {
  const tags = declarations.map(({ tag }) => tag).filter((tag) => tag !== 'vitrine-store' && (!only || only.includes(tag)))
  const platform = await openPlatform()
  const drawnIn = {}
  try {
    for (const mode of inModes) {
      const site = await openSite({ ...mode, platform, app: writeApp(`${folder}/lwc`, mode) })
      const opened = await openPage()
      try {
        drawnIn[mode.name] = await inMode({ mode, tags, site, ...opened, expected: drawnIn[inModes[0].name] })
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

async function inMode({ mode, tags, site, page, errors, documents, expected }) {
  const said = (sentence) => `${mode.name}: ${sentence}`
  // LWR builds what it is asked for, the first time.
  await page.goto(`${site.url}/`, { waitUntil: 'load', timeout: 400_000 })
  const isReady = await until(
    async () => (await blocksOn(page)).some(({ tag, text }) => tag === 'vitrine-main-navigation' && text),
    120_000,
  )
  check(said('what stands in the theme layout is drawn'), isReady ? [] : [JSON.stringify(await blocksOn(page)), ...errors])
  check(said('the host is what it is called'), await unlike(page, mode))
  // A route that is asked for before the router has drawn its first one is lost.
  await until(() => page.locator('page-any').count(), 400_000)
  const drawn = await drawEach()
  numbers[mode.name] =
    `${drawn.length} of ${tags.length} blocks drawn alone; nothing is shown by ${tags.filter((tag) => !drawn.includes(tag)).join(', ')}`
  await changes(page, said)
  await regions(page, said)
  await cartAcross(page, said)
  await steps(page, said, documents)
  await links(page, said, documents)
  await bridge(page, said)
  await wrong(page, said)
  await wrongSites(page, said, site)
  await doctor(page, said, mode, site)
  check(said('no page error'), [...new Set(errors)])
  return drawn

  // In the first mode nobody knows yet which of them show nothing when they stand alone.
  function patienceFor(tag) {
    if (!expected) return 15_000
    return expected.includes(tag) ? 60_000 : 2000
  }

  async function drawEach() {
    const result = []
    const unknown = []
    for (const tag of tags) {
      await go(page, `/any/${componentOf(tag)}`)
      // Blocks of the theme layout have a twin there: the page's own is one more.
      const seen = async () => (await blocksOn(page)).filter((each) => each.tag === tag)
      if (!(await until(async () => (await seen()).some(({ isDefined }) => isDefined), 60_000))) unknown.push(tag)
      else if (await until(async () => (await seen()).some(({ text }) => text.length > 0), patienceFor(tag))) result.push(tag)
    }
    check(said(`${tags.length} tags are elements of the page's registry`), unknown)
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

async function steps(page, said, documents) {
  const faults = []
  const loaded = documents.length
  const path = [
    ['/any/vitrineCartPage', 'vitrine-cart-page'],
    ['/any/vitrineProductList', 'vitrine-product-list'],
    ['/any/vitrineCartPage', 'vitrine-cart-page'],
    ['/any/vitrineLogin', 'vitrine-login'],
    ['/any/vitrineProductList+vitrineLogin', 'vitrine-product-list'],
    ['/any/vitrineLogin+vitrineProductList', 'vitrine-login'],
    ['/regions', 'vitrine-section'],
  ]
  for (const [to, tag] of path) {
    await go(page, to)
    if (!(await until(async () => Boolean((await blockOn(page, tag))?.text || (await page.locator(`${tag} p.words`).count())))))
      faults.push(`${to} does not draw ${tag}`)
  }
  await page.goBack()
  if (!(await says(page, 'vitrine-login', ''))) faults.push('the way back draws nothing')
  if ((await blocksOn(page)).some(({ tag }) => tag === 'vitrine-section')) faults.push('what was left is still there')
  if (documents.length !== loaded) faults.push(`${documents.length - loaded} documents were loaded`)
  check(said(`${path.length + 1} steps on the client, and no document is loaded`), faults)
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

/** A block's link goes to the site's own navigation, which leads there; blocks that stay read the address again. */
async function links(page, said, documents) {
  const faults = []
  // The panel that adding has opened.
  await page.keyboard.press('Escape')
  await go(page, '/any/vitrineProductList')
  const cards = page.locator('page-any vitrine-product-list article a[href*="/product/"]')
  if (!(await until(() => cards.nth(1).isVisible())))
    return check(said('links of blocks are followed on the client'), ['there are no links'])
  const loaded = documents.length
  const names = await Promise.all([cards.nth(0), cards.nth(1)].map(async (link) => (await link.textContent()).trim()))
  const heading = page.locator('vitrine-product-detail h1')
  const isShown = (name) => until(async () => (await heading.allTextContents()).some((text) => text.trim() === name))
  const isAt = (pattern) => until(() => pattern.test(new URL(page.url()).pathname))
  await cards.nth(0).click()
  if (!(await isAt(/^\/product\/detail\/01t\w{15}$/))) faults.push(`a product’s link leads to ${page.url()}`)
  if (!(await isShown(names[0]))) faults.push('product detail does not show the product of the link')
  const detail = await page.locator('vitrine-product-detail').elementHandles()
  await cards.filter({ hasText: names[1] }).first().click()
  if (!(await isShown(names[1]))) faults.push('product detail keeps the product of the address before')
  if (!(await detail[0]?.evaluate((element) => element.isConnected))) faults.push('product detail is another element')
  await page.goBack()
  if (!(await isShown(names[0]))) faults.push('product detail does not go back')
  // A page that is no record's.
  await page.locator('vitrine-main-navigation a[part=link][href="/any/vitrineProductList"]').first().click()
  if (!(await isAt(/^\/any\/vitrineProductList$/))) faults.push(`the navigation’s link leads to ${page.url()}`)
  if (!(await until(async () => (await page.locator('vitrine-product-detail').count()) === 0)))
    faults.push('the page that was left is still there')
  if (documents.length !== loaded) faults.push(`${documents.length - loaded} documents were loaded`)
  check(said('5 links of blocks are followed by the navigation of LWR, and no document is loaded'), faults)
}

/** What an editor or a developer does wrong on a page of the site. */
async function wrong(page, said) {
  const faults = []
  const warnings = consoleOf(page)
  await go(page, '/wrong')
  const words = ['page-size="viele" is not understood', 'heading=[object Object] is not understood']
  for (const sentence of words)
    if (!(await until(() => warnings.some((text) => text.includes(sentence))))) faults.push(`nobody says: ${sentence}`)
  if (!(await until(async () => Boolean((await blockOn(page, 'vitrine-product-list'))?.text)))) faults.push('the list draws nothing')
  check(said('values of the wrong type are named in the console, and the block draws'), faults)
  const foreign = page.locator('page-wrong p.foreign')
  const hidden = async () => {
    const all = await foreign.all()
    const seen = await Promise.all(all.map((each) => each.isVisible()))
    return all.length < 5 || seen.includes(false)
  }
  const isSeen = await until(async () => !(await hidden()))
  check(said('components of another house are to be seen in each region'), isSeen ? [] : [`${await foreign.count()} are there`])
}

const open = (page, site, path) => page.goto(site.url + path, { waitUntil: 'load', timeout: 400_000 })
const loginFallback = (page) => until(() => page.locator('c-vitrine-login').getByText('Anmelden', { exact: true }).isVisible())

/** Sites that are wrong as a whole: the console says how, and what can be shown is. */
async function wrongSites(page, said, site) {
  const cases = [
    ['without the head markup', '/any/vitrineLogin?bare', /^Vitrine: nobody answers .*head markup/, loginFallback],
    ['with a policy that blocks the script', '/any/vitrineLogin?blocked', /^Vitrine: nobody answers .*policy .*let it in/, loginFallback],
    [
      'with two versions of ours',
      '/any/vitrineLogin?twice',
      /<vitrine-[\w-]+> is defined twice on this page: Vitrine .* stays/,
      async () => until(async () => Boolean((await blockOn(page, 'vitrine-login'))?.text)),
    ],
    [
      'without the settings of the shop',
      '/alone',
      /^Vitrine: this page has blocks and no settings of the shop/,
      async () => until(async () => Boolean((await blockOn(page, 'vitrine-login'))?.text)),
    ],
  ]
  for (const [what, path, sentence, isShown] of cases) {
    const warnings = consoleOf(page)
    await open(page, site, path)
    const faults = []
    if (!(await isShown(page))) faults.push('what can be shown is not to be seen')
    if (!(await until(() => warnings.some((text) => sentence.test(text))))) faults.push(`the console does not say ${sentence}`)
    check(said(`${what} the console says so, and what can be shown is`), faults)
  }
}

/** The doctor's look: as a command with a browser, and as the text that somebody pastes into the console. */
async function doctor(page, said, { synthetic, sandboxed }, site) {
  const host = (text) => [
    ...(/a site on LWR/.test(text) ? [] : ['it does not know LWR']),
    ...(/Lightning Web Security/.test(text) === sandboxed ? [] : ['it errs about Lightning Web Security']),
    ...(/synthetic shadow roots/.test(text) === synthetic ? [] : ['it errs about shadow roots']),
  ]
  const well = await examined(`${site.url}/any/vitrineLogin`)
  const named = (report, name) => report.findings.find((finding) => finding.name === name) ?? { said: 'is missing', todo: [] }
  check(said('the doctor finds the site well, and counts what is drawn'), [
    ...(well.code === 0
      ? []
      : [
          `it ends with ${well.code}`,
          ...well.report.findings.filter(({ state }) => state === 'fault').map(({ said, todo }) => `${said}: ${todo}`),
        ]),
    ...(/^(\d+) blocks, \1 defined, \1 drawn$/.test(named(well.report, 'Blocks').said) ? [] : [named(well.report, 'Blocks').said]),
    ...host(named(well.report, 'Host').said),
  ])
  const bare = await examined(`${site.url}/any/vitrineLogin?bare`)
  const [markup] = named(bare.report, 'Head markup').todo
  check(said('the doctor misses the head markup'), bare.code === 1 && /lwr\.js/.test(markup ?? '') ? [] : [`${bare.code}: ${markup}`])
  const blocked = await examined(`${site.url}/any/vitrineLogin?blocked`)
  const [policy] = named(blocked.report, 'Blocked addresses').todo
  check(
    said('the doctor names what the policy blocks, and where it is let in'),
    blocked.code === 1 && /house\.example\/lwr\.js.*Trusted Sites for Scripts/.test(policy ?? '') ? [] : [`${blocked.code}: ${policy}`],
  )
  await open(page, site, '/any/vitrineLogin')
  await until(async () => Boolean((await blockOn(page, 'vitrine-login'))?.text))
  const printed = consoleOf(page)
  await page.evaluate(snippet())
  const isPrinted = await until(() => printed.some((text) => /^(?:ok {4}|FAULT )Blocks:/.test(text)))
  check(said('the text for the console says the same'), isPrinted ? host(printed.join('\n')) : printed)
}
