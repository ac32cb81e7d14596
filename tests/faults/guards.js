// Takes the guards out, one after the other, and says which of them no test misses. Part of `npm run test:all`;
// by itself: `node tests/faults/guards.js [part of a name]`. It changes sources and puts them back.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../../src/build/command-line.js'

/** What is guarded, the words that do it, what stands there without them, and who must notice: with all that it tries, where it is the whole test. */
export const guards = [
  {
    guard: 'an answer that is none is not kept',
    file: 'src/commerce/salesforce/gateways/gateways.ts',
    words: 'if (error instanceof PlatformError && (error.code === notUnderstood || error.status === 400)) cache.empty()',
    without: '',
    noticed: ['browser', 'tests/faults/doubt.browser.test.tsx'],
  },
  {
    guard: 'an answer that leads to a senseless question is not kept',
    file: 'src/commerce/salesforce/gateways/gateways.ts',
    words: ' || error.status === 400',
    without: '',
    noticed: ['node', 'tests/platform/addresses.test.ts'],
  },
  {
    guard: 'only a yes is a yes',
    file: 'src/commerce/salesforce/gateways/method-refusals.ts',
    words: 'parseBody(yesShape, answer.value, call)',
    without: '',
    noticed: ['browser', 'tests/faults/doubt.browser.test.tsx'],
  },
  {
    guard: 'an id of the platform leads nowhere else',
    file: 'src/commerce/salesforce/wire/wire.ts',
    words: 'regex(/[^.]/)',
    without: 'regex(/^/)',
    noticed: ['node', 'tests/platform/wire.test.ts'],
  },
  {
    guard: 'a shop without a moniker is none',
    file: 'src/commerce/salesforce/gateways/consultant-gateway.ts',
    words: "parseBody(id, consultant.moniker || consultant.alternateMoniker, 'getIbcDetails')",
    without: '',
    noticed: ['node', 'tests/platform/wire.test.ts'],
  },
  {
    guard: 'a number of the platform is one',
    file: 'src/commerce/salesforce/wire/wire.ts',
    words: 'd{1,15}',
    without: 'd+',
    noticed: ['node', 'tests/platform/wire.test.ts'],
  },
  {
    guard: 'a currency of the platform is one',
    file: 'src/commerce/salesforce/wire/wire.ts',
    words: '/^[A-Z]{3}$/',
    without: '/^/',
    noticed: ['node', 'tests/platform/wire.test.ts'],
  },
  {
    guard: 'a list of the platform is no object',
    file: 'src/commerce/salesforce/wire/object-shape.ts',
    words: 'if (!Array.isArray(dataset.value)) {',
    without: '{',
    noticed: ['node', 'tests/platform/wire.test.ts'],
  },
  {
    guard: 'what is not understood in a list hides nothing beside it',
    file: 'src/commerce/salesforce/wire/wire.ts',
    words: 'all.filter((one) => is(item, one))',
    without: 'all',
    noticed: ['node', 'tests/platform/wire.test.ts'],
  },
  {
    guard: 'a list of which nothing is understood is not empty',
    file: 'src/commerce/salesforce/wire/lists.ts',
    words: 'fits.length > 0 ? fits :',
    without: 'fits.length >= 0 ? fits :',
    noticed: ['node', 'tests/platform/wire.test.ts'],
  },
  {
    guard: 'messages are checked at the bus’s door',
    file: 'src/core/bus/bus.ts',
    words: "'value' in outcome && !outcome.issues ?",
    without: "'value' in outcome ?",
    noticed: ['node', 'tests/bus'],
  },
  {
    guard: 'the catalogue is heard from its own window and origin only',
    file: 'src/blocks/catalogue-frame/use-bag.ts',
    words: 'event.origin !== origin || !event.source || event.source !== frame.current?.contentWindow',
    without: 'false',
    noticed: ['browser', 'tests/blocks/catalogue-frame.test.tsx'],
  },
  {
    guard: 'a message has no members but those of its channel',
    file: 'src/core/bus/bus.ts',
    words: "return 'value' in outcome && !outcome.issues ? outcome : undefined",
    without: "return 'value' in outcome && !outcome.issues ? { value: message } : undefined",
    noticed: ['browser', 'tests/faults/messages.browser.test.tsx'],
  },
  {
    guard: 'a flood from another tab is read once more',
    file: 'src/core/bus/tabs.ts',
    words: 'if (!waits) last = last.then(read, read)',
    without: 'void read()',
    noticed: ['browser', 'tests/faults/messages.browser.test.tsx'],
  },
  {
    guard: 'a burst of attributes that are not understood is not told each time',
    file: 'src/core/element/block-fields.ts',
    words: 'if (this.#told > mostTold) return',
    without: '',
    noticed: ['browser', 'tests/faults/messages.browser.test.tsx'],
  },
  {
    guard: 'a flood from the catalogue is not even read',
    file: 'src/commerce/domain/catalogue/bag.ts',
    words: 'if (room <= 0) return this.#flood()',
    without: '',
    noticed: ['node', 'tests/shop/catalogue'],
  },
  {
    guard: 'two versions on the page have one policy of trusted types',
    file: 'src/ui/hooks/linked-data.ts',
    words: 'const share = pageShare()',
    without: 'const share: Partial<PageShare> = {}',
    noticed: ['browser', 'tests/blocks/linked-data.test.tsx'],
  },
  {
    guard: 'a cart that is known is not read again when somebody opens it',
    file: 'src/commerce/domain/cart/cart.ts',
    words: "if (this.#state.status === 'loading' && !this.#reader.reading) void",
    without: 'void',
    noticed: ['node', 'tests/shop/cart/cart.test.ts'],
  },
  {
    guard: 'what an error says is not reported',
    file: 'src/entries/report.ts',
    words: '.slice(begin)',
    without: '',
    noticed: ['browser', 'tests/faults/reporter.browser.test.tsx'],
  },
  {
    guard: 'a collector is told only so much',
    file: 'src/entries/report.ts',
    words: ' || told.size >= mostReports',
    without: '',
    noticed: ['browser', 'tests/faults/reporter.browser.test.tsx'],
  },
  {
    guard: 'an address in a report is a script’s',
    file: 'src/entries/report.ts',
    words: 'return /^[\\w./-]+\\.[mc]?[jt]sx?$/.test(pathname) ? [pathname + place] : []',
    without: 'return [address + place]',
    noticed: ['browser', 'tests/faults/reporter.browser.test.tsx'],
  },
  {
    guard: 'slow heads hold no line',
    file: 'src/server/http/listening.ts',
    words: 'requestTimeout: request,\n    headersTimeout: Math.min(request, 15_000),',
    without: 'requestTimeout: 0,\n    headersTimeout: 0,',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'nor do they at the catalogue',
    file: 'src/server/server.ts',
    words: '...house }, guarded(limits))',
    without: '...house }, {})',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'nor do they at the till',
    file: 'src/server/server.ts',
    words: 'tillServer(house, guarded(limits))',
    without: 'tillServer(house, {})',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'an endless body holds no line',
    file: 'src/server/http/listening.ts',
    words: 'requestTimeout: request,',
    without: 'requestTimeout: 0,',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'an answer that nobody reads holds no line',
    file: 'src/server/http/listening.ts',
    words: 'server.timeout = patience.silence ?? 120_000',
    without: '',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'nobody takes the event lines of all others',
    file: 'src/server/http/event-lines.ts',
    words: ' || (linesOf.get(whose) ?? 0) >= mostOfOne',
    without: '',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'only so many event lines are open',
    file: 'src/server/http/event-lines.ts',
    words: 'lines >= most || ',
    without: '',
    noticed: ['node', 'tests/server/server.test.ts'],
  },
  {
    guard: 'an event line that nobody reads is let go of',
    file: 'src/server/http/event-lines.ts',
    words: 'if (unread > mostUnread) stream.abort()',
    without: '',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'a body that is too large is no page',
    file: 'src/server/http/requests.ts',
    words: 'readBody(request.raw, largestBody)',
    without: 'readBody(request.raw, Infinity)',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'a body that is too large is no picture',
    file: 'src/server/media/media-routes.ts',
    words: 'readBody(request.raw, largestFile)',
    without: 'readBody(request.raw, Infinity)',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'a body that is too large is no question to the platform',
    file: 'src/sandbox/node.ts',
    words: 'readBody(request, largestBody)',
    without: 'readBody(request, Infinity)',
    noticed: ['node', 'tests/server/server.test.ts'],
  },
  {
    guard: 'TRACE sends nothing back',
    file: 'src/server/server.ts',
    words: "if (context.req.method === 'TRACE')",
    without: "if (context.req.method === '')",
    noticed: ['node', 'tests/server/server.test.ts'],
  },
  {
    guard: 'a page is only read',
    file: 'src/server/server.ts',
    words: "if (!['GET', 'HEAD'].includes(context.req.method))",
    without: 'if (context.req.method === "")',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'parts that make no sense are the whole file',
    file: 'src/server/http/send.ts',
    words: "!isOnePart(raw.headers.get('Range') ?? '')",
    without: 'false',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'a part of a former file is not mixed with the new one',
    file: 'src/server/http/send.ts',
    words: "raw.headers.has('If-Range') ||",
    without: '',
    noticed: ['node', 'tests/faults/server-attacks.test.ts'],
  },
  {
    guard: 'links out of the folder are not read',
    file: 'src/server/database/storage-setting.ts',
    words: '!(await leadsOut(folder, path))',
    without: 'path !== ""',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'links out of the folder are not written through',
    file: 'src/server/database/kept-folder.ts',
    words: 'if (await leadsOut(base, dirname(path)))',
    without: 'if (path === "")',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'an editor hears that a storage can only be read',
    file: 'src/server/pages/page-store-error.ts',
    words: "isReadOnly(cause) ? 'readOnly' : error",
    without: 'error',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'an editor hears that a storage is full',
    file: 'src/server/pages/page-store-error.ts',
    words: "isFull(cause) ? 'full' : 'unreachable'",
    without: "'unreachable'",
    noticed: ['node', 'tests/server/page-store.test.ts'],
  },
  {
    guard: 'a storage that can only be read is heard by a server that begins',
    file: 'src/server/database/server-line.ts',
    words: 'if (!isUnwritable(cause)) throw cause',
    without: 'throw cause',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'a storage that can only be read is served by a server that begins',
    file: 'src/server/pages/page-store.ts',
    words: 'if (pages.size === 0 || !isUnwritable(error)) throw error',
    without: 'throw error',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'a storage that can only be read throws nobody out',
    file: 'src/server/sign-in/sessions.ts',
    words: 'revision).catch(unnoted)\n      return value.person',
    without: 'revision)\n      return value.person',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'a clock that is set back makes no session longer',
    file: 'src/server/sign-in/sessions.ts',
    words: 'Math.abs(now() - used) > idle',
    without: 'now() - used > idle',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'a clock that is set back publishes no release twice',
    file: 'src/server/releases/page-releases.ts',
    words: "if (release.state !== 'open' || !release.at",
    without: 'if (!release.at',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'a clock that is set back publishes no release before its time',
    file: 'src/server/releases/page-releases.ts',
    words: ' || instantOf(release.at) > now()',
    without: '',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'a second version on the page leaves the blocks of the first as they are',
    file: 'src/core/element/register.ts',
    words:
      "if (first.matches(':defined')) return warnOfSecond(declaration.tag, (first.constructor as { vitrineVersion?: string }).vitrineVersion)",
    without: '',
    noticed: ['browser', 'tests/element/versions.test.tsx'],
  },
  {
    guard: 'two versions on the page have one bus',
    file: 'src/core/bus/page-bus.ts',
    words: "Symbol.for('vitrine.v1')",
    without: "Symbol('vitrine.v1')",
    noticed: ['node', 'tests/bus/bundles.test.ts'],
  },
  {
    guard: 'a block that goes takes what it drew along',
    file: 'src/core/element/block-element.ts',
    words: 'this[contextKey]?.root.render(null)',
    without: '',
    noticed: ['browser', 'tests/element/life.test.tsx'],
  },
  {
    guard: 'a block that goes lets go of what it has under way',
    file: 'src/core/element/block-stay.ts',
    words: 'endTime(this.tools!)',
    without: '',
    noticed: ['browser', 'tests/element/life.test.tsx'],
  },
  {
    guard: 'a block that goes does not follow the mode of the page any more',
    file: 'src/core/element/block-stay.ts',
    words: 'end(): void {\n    this.#unwatch?.()',
    without: 'end(): void {',
    noticed: ['browser', 'tests/element/life.test.tsx'],
  },
  {
    guard: 'a clock that is set back makes no preview link longer',
    file: 'src/server/releases/preview-links.ts',
    words: ' || Date.parse(until) - now() > week + hour',
    without: '',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'a clock that is set back makes no build older than the one before',
    file: 'src/server/pages/former-builds.ts',
    words: 'Math.max(now(), (before[0]?.at ?? 0) + 1)',
    without: 'now()',
    noticed: ['node', 'tests/faults/store-attacks.test.ts'],
  },
  {
    guard: 'a clock that is set back keeps no answer for longer',
    file: 'src/server/pages/first-answers.ts',
    words: 'return age < 0 ? Number.POSITIVE_INFINITY : age',
    without: 'return age',
    noticed: ['node', 'tests/server/first-answers.test.ts'],
  },
  {
    guard: 'links lead to schemes that are allowed',
    file: 'src/core/dom/safe-url.ts',
    words: 'return /^https:\\/\\//i.test(text) || listed ? url.href : undefined',
    without: 'return url.href',
    noticed: ['browser', 'tests/faults/hostile-addresses.browser.test.tsx'],
  },
  {
    guard: 'one is led back to this site only',
    file: 'src/core/dom/return-path.ts',
    words: 'return url.origin === here.origin ? url.href : undefined',
    without: 'return url.href',
    noticed: ['node', 'tests/web'],
  },
  {
    guard: 'cart updates run one after the other',
    file: 'src/commerce/domain/serial-queue.ts',
    words: 'const turn = last.then(work, work)',
    without: 'const turn = work()',
    noticed: ['node', 'tests/shop/cart'],
  },
  {
    guard: 'what fails does not stop the next in turn',
    file: 'src/commerce/domain/serial-queue.ts',
    words: 'last.then(work, work)',
    without: 'last.then(work)',
    noticed: ['node', 'tests/shop/cart'],
  },
  {
    guard: 'one tab at a time changes the cart',
    file: 'src/core/dom/with-lock.ts',
    words: 'if (!begun) await navigator.locks.request(name, () => once(true))',
    without: '',
    noticed: ['browser', 'tests/faults/two-tabs.browser.test.tsx'],
  },
  {
    guard: 'what was put into the cart is looked for before it is put there once more',
    file: 'src/commerce/domain/cart/adding.ts',
    words: 'if (this.#sent && (await this.#arrived())) return',
    without: '',
    noticed: ['browser', 'tests/faults/broken-shopping.browser.test.tsx', '-t', 'its answer is lost while putting one'],
    whole: true,
  },
  {
    guard: 'an answer that never comes is not waited for for ever',
    file: 'src/commerce/salesforce/time-limit.ts',
    words: 'over = true\n    controller.abort()',
    without: 'over = true',
    noticed: ['browser', 'tests/faults/waiting.browser.test.tsx', '-t', 'vitrine-login ends .* never answers'],
    whole: true,
  },
  {
    guard: 'what failed at the checkout can be tried again',
    file: 'src/commerce/domain/checkout/checkout.ts',
    words: "if (state === 'ready' && error !== undefined) return this.#renew(nothingWrong)",
    without: '',
    noticed: ['node', 'tests/shop/checkout/checkout.test.ts'],
  },
  {
    guard: 'nothing is ordered inside a foreign frame',
    file: 'src/commerce/domain/checkout/checkout.ts',
    words: 'if (isFramed()) return',
    without: 'if (false) return',
    noticed: ['node', 'tests/shop/checkout'],
  },
  {
    guard: 'a foreign site changes nothing in the Studio',
    file: 'src/server/http/requests.ts',
    words: "if (site !== undefined) return site === 'same-origin'",
    without: 'if (site !== undefined) return true',
    noticed: ['node', 'tests/server'],
  },
  {
    guard: 'a foreign site is known by its origin, too',
    file: 'src/server/http/requests.ts',
    words: "return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.header('Host'))",
    without: 'return true',
    noticed: ['node', 'tests/server/page-routes.test.ts'],
  },
  {
    guard: 'a foreign site changes nothing in the sandbox',
    file: 'src/server/server.ts',
    words: "if (req.method !== 'GET' && !isFromHere(req))",
    without: "if (req.method === '')",
    noticed: ['node', 'tests/server/server.test.ts'],
  },
  {
    guard: 'a foreign site signs nobody out',
    file: 'src/server/sign-in/sign-in.ts',
    words: 'if (!isFromHere(context.req))',
    without: "if (context.req.method === '')",
    noticed: ['node', 'tests/server/sign-in.test.ts'],
  },
  {
    guard: 'the Studio answers to its own names only',
    file: 'src/server/http/requests.ts',
    words: '=> isOwnName(new URL(request.url).hostname, hosts)',
    without: '=> hosts !== request.url',
    noticed: ['node', 'tests/server'],
  },
  {
    guard: 'the sandbox answers to its own names only',
    file: 'src/server/server.ts',
    words: 'if (!isOwnHost(req, hosts))',
    without: "if (req.method === '')",
    noticed: ['node', 'tests/server/server.test.ts'],
  },
  {
    guard: 'own members only decide',
    file: 'src/commerce/domain/has.ts',
    words: 'return Object.hasOwn(thing, key)',
    without: 'return key in thing',
    noticed: ['browser', 'tests/faults/hostile-page.browser.test.tsx'],
  },
  {
    guard: 'an element of that name is not taken for the cookies',
    file: 'src/commerce/domain/memory.ts',
    words: 'String(document.cookie)',
    without: 'document.cookie',
    noticed: ['browser', 'tests/faults/hostile-page.browser.test.tsx'],
  },
  {
    guard: 'a block that throws leaves the others alone',
    file: 'src/core/element/block-root.tsx',
    words: 'static getDerivedStateFromError()',
    without: 'static neverAsked()',
    noticed: ['browser', 'tests/element'],
  },
  {
    guard: 'cookies are for this site, over https',
    file: 'src/commerce/domain/memory.ts',
    words: 'SameSite=Lax; Secure; Path=/`\n',
    without: 'Path=/`\n',
    noticed: ['browser', 'tests/blocks/consultant-detection.test.tsx'],
  },
]

const report = 'node_modules/.cache/guards.json'

/** How many tests fail; undefined where none could be run, which says nothing of the guard. */
function failing([project, ...files], isWhole) {
  rmSync(report, { force: true })
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      '--project',
      `${project}*`,
      '--bail=1',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { stdio: 'ignore', env: { ...process.env, ...(isWhole && { VITRINE_TEST_ALL: '1' }) } },
  )
  const { numFailedTests = 0, success = false } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  return numFailedTests === 0 && !success ? undefined : numFailedTests
}

function takeOut(wanted) {
  const tried = guards.filter(({ guard }) => guard.includes(wanted))
  const unmissed = []
  for (const { guard, file, words, without, noticed, whole: isWhole } of tried) {
    const whole = readFileSync(file, 'utf8')
    if (!whole.includes(words)) throw new Error(`${file} no longer says: ${words}`)
    const putBack = () => writeFileSync(file, whole)
    process.once('SIGINT', putBack)
    try {
      writeFileSync(
        file,
        whole.replace(words, () => without),
      )
      const failed = failing(noticed, isWhole)
      console.log(`${failed ? 'missed    ' : failed === 0 ? 'NOT MISSED' : 'NOT TRIED '} ${guard}`)
      if (!failed) unmissed.push(guard)
    } finally {
      putBack()
      process.off('SIGINT', putBack)
    }
  }
  console.log(`${unmissed.length} of ${tried.length} guards could go without a test noticing.`)
  process.exitCode = unmissed.length === 0 ? 0 : 1
}

const here = fileURLToPath(import.meta.url)
if (process.argv[1] === here) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  takeOut(readCommandLine({ usage: 'node tests/faults/guards.js [PART OF A NAME]', words: 'any' }).words[0] ?? '')
}
