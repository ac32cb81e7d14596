// How long a page of 100 blocks in the Studio takes to answer: from the key, the mouse or the drop to the second frame
// after it, beside the same in a plain page. Nothing is asserted.
import { launch, median, round } from './kit.js'
import { openShop } from './shop.js'

const column = (width, ...nodes) => ({ block: 'vitrine-column', fields: { width }, slots: { default: nodes } })
const contents = [
  (index) => ({ block: 'vitrine-product-list', fields: { heading: `Liste ${index}`, pageSize: 4 } }),
  (index) => ({ block: 'vitrine-product-list', fields: { eyebrow: `Rubrik ${index}`, pageSize: 8, browsable: true } }),
  (index) => ({ block: 'vitrine-product-list', fields: { heading: `Auswahl ${index}`, badge: 'new' } }),
  () => ({ block: 'vitrine-quick-connect' }),
]
const section = (index) => ({
  block: 'vitrine-section',
  slots: {
    default: [
      column(6, { html: 'h2', children: [`Überschrift ${index}`] }, contents[index % 4](index)),
      column(6, { html: 'p', children: ['Ein Absatz mit einem Satz.'] }, contents[(index + 1) % 4](index)),
    ],
  },
})
const page = {
  version: 1,
  path: '/hundert',
  language: 'de',
  title: 'Hundert Bausteine',
  description: 'Eine große Seite.',
  nodes: Array.from({ length: 20 }, (_, index) => section(index)),
}
const plain =
  '<!doctype html><meta charset="utf-8"><input aria-label="Feld"><output></output><script>const field = document.querySelector("input"); field.oninput = () => { field.nextSibling.value = field.value }</script>'

let rounds
let browser
let shop

export async function studio({ rounds: wanted }) {
  rounds = wanted
  shop = await openShop('react')
  browser = await launch()
  try {
    return await report()
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function report() {
  const baseline = await measurePlain()
  const measured = await measureStudio()
  return Object.fromEntries(
    Object.entries(measured).map(([what, times]) => {
      const bare = median(baseline[/^(drag|drop)/.test(what) ? 'move' : 'key'])
      return [what, { ms: round(median(times), 1), slowest: round(Math.max(...times), 1), 'plain page': round(bare, 1) }]
    }),
  )
}

async function measurePlain() {
  const view = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage()
  await view.setContent(plain)
  await view.getByLabel('Feld').focus()
  const key = await repeat(() => timed(view, 'keydown', () => view.keyboard.press('x')))
  const move = await repeat((round) => timed(view, 'pointermove', () => view.mouse.move(100 + round, 300)))
  await view.context().close()
  return { key, move }
}

async function measureStudio() {
  const view = await (await browser.newContext({ locale: 'de-DE', viewport: { width: 1400, height: 900 } })).newPage()
  view.on('pageerror', (error) => console.error(error))
  await view.goto(new URL(`/studio?page=${await storePage()}`, shop.origin).href)
  await view.getByRole('tab', { name: 'Gliederung' }).click()
  const frame = view.frameLocator('.canvas-frame')
  await frame.getByRole('heading', { name: 'Liste 0', exact: true }).waitFor()
  // What else the canvas draws.
  await view.waitForTimeout(3000)
  await view
    .getByRole('treeitem', { name: /^Produktliste/ })
    .first()
    .click()
  const field = view.getByRole('textbox', { name: /^Überschrift/ })
  await field.focus()
  const results = {}
  results['type into the form'] = await repeat(() => timed(view, 'keydown', () => view.keyboard.press('x')))
  results['undo of typing'] = await repeat(
    async () => {
      await field.focus()
      await view.keyboard.press('y')
      // Typing that goes on is one step.
      await view.waitForTimeout(1050)
      return timed(view, 'keydown', () => view.keyboard.press('Control+z'))
    },
    Math.min(rounds, 8),
  )
  await measureDragging(view, frame, results)
  return results
}

async function measureDragging(view, frame, results) {
  const [steps, drops, undos] = [[], [], []]
  for (let round = 0; round < Math.min(rounds, 8); round += 1) {
    const from = await frame.getByRole('heading', { name: 'Überschrift 0', exact: true }).boundingBox()
    await view.mouse.move(from.x + 20, from.y + from.height / 2)
    await view.mouse.down()
    await view.mouse.move(from.x + 30, from.y + from.height / 2 + 20)
    for (let step = 1; step <= 5; step += 1)
      steps.push(await timed(view, 'pointermove', () => view.mouse.move(from.x + 30, from.y + from.height / 2 + 20 + step * 30)))
    const target = await frame.getByText('Ein Absatz mit einem Satz.').first().boundingBox()
    await view.mouse.move(target.x + 40, target.y + target.height - 4)
    drops.push(await timed(view, 'pointerup', () => view.mouse.up()))
    undos.push(await timed(view, 'keydown', () => view.keyboard.press('Control+z')))
  }
  results['drag, one step'] = steps
  results.drop = drops
  results['undo of a drop'] = undos
}

/** From the event to the second frame after it. */
async function timed(view, type, act) {
  const measured = view.evaluate(
    (name) =>
      new Promise((done) => {
        const frames = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow)
        const ended = new AbortController()
        for (const each of [window, ...frames]) {
          each.addEventListener(
            name,
            ({ timeStamp }) => {
              ended.abort()
              requestAnimationFrame(() => requestAnimationFrame(() => done(each.performance.now() - timeStamp)))
            },
            { capture: true, signal: ended.signal },
          )
        }
        window.isListening = true
      }),
    type,
  )
  await view.waitForFunction(() => window.isListening)
  await act()
  await view.evaluate(() => {
    window.isListening = false
  })
  return measured
}

async function storePage() {
  const answer = await fetch(new URL('/studio/api/pages', shop.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page }),
  })
  return (await answer.json()).id
}

async function repeat(measure, times = rounds) {
  const results = []
  for (let round = 0; round < times; round += 1) results.push(await measure(round))
  return results
}
