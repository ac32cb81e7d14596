// Writes the last figures into the guide „Performance“: the tables between its marks, and a picture of the sizes.
import { readFileSync, writeFileSync } from 'node:fs'

const guide = 'stories/guides/performance.md'
const picture = 'stories/guides/performance.svg'

/** Of each part, what was measured last. */
export function writeGuide() {
  const runs = readFileSync('tests/bench/results.jsonl', 'utf8').trim().split('\n').map(JSON.parse)
  const last = Object.assign({}, ...runs)
  const text = readFileSync(guide, 'utf8')
  const [start, end] = ['<!-- figures -->', '<!-- /figures -->']
  const [before] = text.split(start)
  const [, after] = text.split(end)
  writeFileSync(guide, `${before}${start}\n\n${tables(last, runs.at(-1))}\n\n${end}${after}`)
  if (last.sizes) writeFileSync(picture, bars(last.sizes))
}

const kilo = (bytes) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1))
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const times = (value, spread) => (value === undefined ? '–' : `${value}${spread ? ` (${spread.join('–')})` : ''}`)

function tables({ sizes, elements, bus, loading, interactions, floods, growth, load, soak, studio }, { at, version, cores }) {
  const parts = [
    `Measured on ${at.slice(0, 10)} with version ${version}, on ${cores} cores; medians, in brackets between what half of all rounds lie.`,
  ]
  if (sizes) {
    const rows = Object.entries(sizes).map(([name, page]) => [name, kilo(page.small), kilo(page.all), kilo(page['all and late'])])
    parts.push(
      '### Bytes',
      'kB of JavaScript, packed with brotli.',
      table(['', 'a small page', 'every block', '… and all that may come later'], rows),
    )
  }
  if (elements) {
    const steps = ['mount', 'update', 'change', 'move', 'unmount']
    const rows = [10, 100, 1000].flatMap((count) =>
      [...steps, 'heap'].map((step) => [
        `${step}, ${count}`,
        ...['lit', 'react', 'light'].map((name) => times(elements[name][`${step} ${count}`], elements[name][`${step} ${count} spread`])),
      ]),
    )
    parts.push(
      '### Elements',
      'One card, as often as an element written by hand for it alone takes: work of the main thread, and memory.',
      table(['', 'Lit', 'Vitrine, React', 'Vitrine, light'], rows),
      `Twice as many blocks take 2^${elements.react.growth} (React) and 2^${elements.light.growth} (light) as long. With few of them a good part of the memory is the runtime’s own code, compiled: it is there once. What is left of mounting is that both runtimes make one node after the other, where an element written by hand copies them all at once.`,
    )
  }
  if (bus) {
    const rows = Object.entries(bus).map(([name, of]) => [
      name,
      ...[1, 10, 100].map((count) => times(of[`${count} subscribers`], of[`${count} subscribers spread`])),
    ])
    parts.push(
      '### The bus',
      'One message, as often as calling the subscribers by hand takes. Ours keeps the last message for who comes late and writes a log; on a page it is an event of the document, too, which is nearly all that it costs there: a browser does not tell whether anybody listens.',
      table(['', '1 subscriber', '10', '100'], rows),
      `What a listener says in a burst grows with its length to the power of ${bus.vitrine['burst growth']}.`,
    )
  }
  if (loading) {
    const rows = Object.entries(loading).map(([name, of]) => [
      name,
      times(of['blocks up'], of['blocks up spread']),
      times(of['data shown'], of['data shown spread']),
      times(of['round trips']),
      times(of['round trips at least']),
      of.requests,
      of.scripts,
      of['layout shift'],
      of['ms to the largest picture'],
      of['ms to data'],
    ])
    parts.push(
      '### A page of the example shop',
      'Over 40 ms and 10 Mbit/s, HTTP/1.1 as the example shop is served (six files at a time), nothing in the cache; as often as asking for the same files at once takes. Round trips are what is waited for one after another until the data is there, and at least as many as asking for all at once takes. The small page is the README’s, written by hand: only the loader tells it which files it will need.',
      table(
        [
          '',
          'blocks stand',
          'data is shown',
          'round trips',
          'at least',
          'requests',
          'scripts',
          'layout shift',
          'ms to the largest picture',
          'ms to the data',
        ],
        rows,
      ),
    )
  }
  if (interactions) {
    const rows = Object.entries(interactions).map(([name, of]) => [name, of.react, of.light])
    parts.push(
      '### Answers',
      'The slowest event of a visit at a quarter of the speed, with sixty lines in the cart: milliseconds from the press to the next picture, in steps of 8.',
      table(['', 'React', 'light'], rows),
    )
  }
  if (floods) {
    const rows = Object.entries(floods).map(([name, of]) => [name, ...[of.react, of.light].map((longest) => longest || 'below 50')])
    parts.push(
      '### Floods',
      'Ten thousand words through every door of a page of the example shop, a hundred in a task where it is the page that says them: milliseconds of the longest task, which keeps it from drawing.',
      table(['', 'React', 'light'], rows),
    )
  }
  if (growth) {
    const rows = Object.entries(growth).map(([name, of]) => [name, `${of.from}–${of.to}`, of['ms at most'], of.growth])
    parts.push(
      '### Growth',
      'Within one process: milliseconds at the largest size, and the power by which they grow: 1 is twice as long for twice as much.',
      table(['', 'sizes', 'ms', 'growth'], rows),
    )
  }
  if (load) {
    const rows = Object.entries(load).map(([name, of]) => [
      name,
      times(of.throughput, of['throughput spread']),
      of.p99,
      `${of['MB at first']} → ${of['MB after a minute']}`,
      `${of['heap at first']} → ${of['heap after a minute']}`,
    ])
    parts.push(
      '### Under load',
      'The example server at 50 connections that never rest: how many answers a second, and how long the slowest of a hundred takes, as often as a bare handler of Node that streams the same bytes from files. Then a minute of each without a pause: after all that nobody needs has been thrown away, MB of the process before and after it (with the room that its allocator keeps for the next minute), and MB of its heap, where a leak would be seen. The platform is the sandbox, which is no part of a shop that runs.',
      table(['', 'answers', 'the slowest of a hundred', 'MB of memory', 'MB of heap'], rows),
    )
  }
  if (soak) {
    const [[duration, of]] = Object.entries(soak)
    parts.push(
      '### Over time',
      `The example server under mixed traffic for ${duration}: shoppers who look, fill carts and order, and two editors who save, listen and throw away. ${of.requests} requests, ${of.orders} orders, ${of.saves} saves. Memory after garbage collection:`,
      table(
        ['', 'first third', 'last third', 'at most'],
        [
          ['MB of memory', of['MB, first third'], of['MB, last third'], of['most MB']],
          ['MB of heap', of['heap, first third'], of['heap, last third'], ''],
        ],
      ),
      `The line through the last half adds ${of['heap, MB an hour']} MB of heap in an hour. \`npm run bench -- soak --minutes 60\` takes an hour.`,
    )
  }
  if (studio) {
    const rows = Object.entries(studio).map(([name, of]) => [name, of.ms, of.slowest, of['plain page']])
    parts.push(
      '### The Studio',
      'With a page of a hundred blocks: milliseconds from the key, the mouse or the drop to the second picture after it, beside the same in a page that does nothing.',
      table(['', 'median', 'slowest', 'a plain page'], rows),
    )
  }
  return parts.join('\n\n')
}

/** The small page of each, as bars. */
function bars(sizes) {
  const rows = Object.entries(sizes).toSorted(([, one], [, other]) => one.small - other.small)
  const most = Math.max(...rows.map(([, { small }]) => small))
  const row = ([name, { small }], index) => {
    const y = 24 + index * 34
    const fill = name.startsWith('Vitrine') ? '#8f3b52' : '#b9aaa2'
    return `<text x="210" y="${y + 15}" text-anchor="end">${name}</text><rect x="220" y="${y}" width="${Math.round((small / most) * 320)}" height="20" rx="4" fill="${fill}"/><text x="${228 + Math.round((small / most) * 320)}" y="${y + 15}">${kilo(small)} kB</text>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 ${rows.length * 34 + 32}" role="img" aria-label="JavaScript of a small page, packed" font-family="Figtree, system-ui, sans-serif" font-size="14" fill="#6b5a55">${rows.map(row).join('')}</svg>\n`
}
