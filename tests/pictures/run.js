// `npm run pictures`: compares every story with its committed pictures and writes a page of before and after.
//
//   npm run pictures                      all
//   npm run pictures -- cart-panel        the stories with this in their id
//   npm run pictures -- --sample [SEED]   some of every block; a commit's own some when no seed is given
//   npm run pictures -- --update [ID…]    takes the new pictures over, and parts from those of stories that are gone
//   --built                               Storybook is built already
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../../src/build/command-line.js'
import { differences, simplify, tolerated } from './colours.js'
import { committedBlocks, readList, readPictures, writePictures } from './committed.js'
import { writeReview } from './review.js'
import { sampleOf } from './sample.js'
import { openBrowser, photographer, views } from './shoot.js'
import { buildStorybook, readStories, serveStorybook } from './storybook.js'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const { values, words } = readCommandLine({
  usage: 'npm run pictures -- [ID …] [--sample [SEED]] [--update] [--built]',
  options: { sample: 'boolean', update: 'boolean', built: 'boolean' },
  words: 'any',
})
const has = (flag) => Boolean(values[flag.slice(2)])
const begun = Date.now()

if (!has('--built')) buildStorybook()
const stories = readStories()
const blocks = [...new Set([...stories.map(({ block }) => block), ...committedBlocks()])]
const chosen = choose()
const results = []
const problems = has('--update') ? [] : misfits()
await lookAt(chosen)
if (has('--update')) await partFromTheGone()
await report()

function choose() {
  if (has('--sample')) {
    const seed = words[0] ?? execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
    const sample = sampleOf(stories, seed)
    console.log(`${sample.length} of ${stories.length} stories. The same ones again: npm run pictures -- --sample ${seed}`)
    return sample
  }
  return words.length === 0 ? stories : stories.filter(({ id }) => words.some((word) => id.includes(word)))
}

/** What needs no browser: a story without pictures, pictures without a story. */
function misfits() {
  const about = has('--sample') || words.length === 0 ? blocks : [...new Set(chosen.map(({ block }) => block))]
  return about.flatMap((block) => {
    const here = stories.filter((story) => story.block === block).map(({ id }) => id)
    const kept = Object.keys(readList(block))
    return [
      ...here.filter((id) => !kept.includes(id)).map((id) => `${id}: no picture is committed.`),
      ...kept.filter((id) => !here.includes(id)).map((id) => `${id}: there are pictures, but no such story.`),
    ]
  })
}

async function lookAt(wanted) {
  if (wanted.length === 0) return
  const storybook = await serveStorybook()
  const browser = await openBrowser()
  const queue = [...new Set(wanted.map(({ block }) => block))].map((block) => wanted.filter((story) => story.block === block))
  const total = wanted.length
  let seen = 0
  const work = async () => {
    const someone = await photographer(browser, storybook.address)
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [{ block }] = next
      const before = await readPictures(block)
      const after = {}
      for (const story of next) {
        const fresh = await someone.shoot(story.id).catch((error) => error)
        seen += 1
        if (process.stdout.isTTY) process.stdout.write(`\r${seen} of ${total}`)
        if (fresh instanceof Error) problems.push(`${story.id}: ${fresh.message.split('\n')[0]}`)
        else {
          after[story.id] = fresh
          for (const view of views) results.push(compare(story, view, before[story.id]?.[view], fresh[view]))
        }
      }
      if (has('--update')) await takeOver(block, before, after)
    }
    await someone.leave()
  }
  await Promise.all(Array.from({ length: Math.min(2, cpus().length) }, work))
  await browser.close()
  storybook.close()
}

function compare(story, view, before, after) {
  if (!before) return { story, view, change: 'new', after }
  if (before.height !== after.height) {
    return { story, view, change: `${after.height} px tall, was ${before.height} px`, before, after, differing: [] }
  }
  const differing = differences(before, after)
  if (differing.length <= tolerated) return { story, view }
  return { story, view, change: `${differing.length} pixels`, before, after, differing }
}

/** What did not change stays as it is, to the byte. */
async function takeOver(block, before, after) {
  const changed = new Set(results.filter(({ story, change }) => story.block === block && change).map(({ story }) => story.id))
  const here = stories.filter((story) => story.block === block).map(({ id }) => id)
  const gone = Object.keys(before).some((id) => !here.includes(id))
  if (changed.size === 0 && !gone) return
  const next = {}
  for (const id of here) {
    if (changed.has(id)) next[id] = Object.fromEntries(views.map((view) => [view, simplify(after[id][view])]))
    else if (before[id]) next[id] = before[id]
  }
  await writePictures(block, next)
}

async function partFromTheGone() {
  for (const block of committedBlocks()) {
    const here = new Set(stories.filter((story) => story.block === block).map(({ id }) => id))
    const before = await readPictures(block)
    if (Object.keys(before).every((id) => here.has(id))) continue
    await writePictures(block, Object.fromEntries(Object.entries(before).filter(([id]) => here.has(id))))
  }
}

async function report() {
  const changed = results.filter(({ change }) => change)
  const seconds = Math.round((Date.now() - begun) / 1000)
  const fate = has('--update') ? 'taken over' : 'changed'
  console.log(`\n${[...new Set(changed.map(({ story }) => story.id))].map((id) => `${id}: ${fate}, ${changesOf(id)}`).join('\n')}`)
  for (const problem of problems) console.log(problem)
  console.log(
    `${results.length} pictures of ${chosen.length} stories in ${seconds} s: ${changed.length} ${fate}, ${problems.length} problems.`,
  )
  if (!has('--update')) {
    const page = await writeReview(stories, results, problems)
    const failed = changed.length + problems.length > 0
    if (failed) console.log(`Before and after: ${page}. Take them over: npm run pictures -- --update [STORY…]`)
    process.exit(failed ? 1 : 0)
  }
  process.exit(problems.length > 0 ? 1 : 0)
}

function changesOf(id) {
  const own = results.filter(({ story, change }) => story.id === id && change)
  return own.map(({ view, change }) => `${view} (${change})`).join(', ')
}
