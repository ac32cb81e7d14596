// The plugin in real WordPress: each block inserted, drawn, saved and opened again, by an administrator and by an author.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { hasPhp, startSite } from './site.js'

/** Names of versions in the package, the oldest and the newest release candidate; `beta` is 6.6. */
const versions = process.env.WORDPRESS ? process.env.WORDPRESS.split(',') : ['6.2', 'beta']
const patienceMs = 60_000
const results = []
const check = (name, isRight, detail = '') => {
  results.push(isRight)
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${name}${isRight || detail === '' ? '' : `: ${detail}`}`)
}

if (!hasPhp()) {
  console.log('PHP with SQLite is missing (Debian: apt-get install php-cli php-sqlite3 php-mbstring php-xml php-zip).\n0 passed, 1 failed')
  process.exit(1)
}
const work = mkdtempSync(join(tmpdir(), 'vitrine-plugin-'))
execFileSync(process.execPath, ['dist/cli.js', 'wordpress', work, '--webstore', '0ZE000000000001GAA'], { stdio: 'inherit' })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  for (const version of versions) await tryVersion(version)
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}
const passed = results.filter(Boolean).length
console.log(`${passed} passed, ${results.length - passed} failed`)
process.exitCode = passed === results.length ? 0 : 1

async function tryVersion(version) {
  const site = await startSite({ version, plugin: join(work, 'vitrine-blocks.zip') })
  try {
    for (const user of ['admin', 'author']) await tryEditor(version, site, user)
    await tryPublished(version, site)
    check(`${version}: PHP has nothing to say about the plugin`, site.complaints().length === 0, site.complaints().slice(0, 3).join('\n'))
  } finally {
    site.stop()
  }
}

async function openEditor(site, user, path) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } })
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => route.abort(),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  page.asked = []
  page.on('request', (request) => /\/(?:services|webruntime)\//.test(request.url()) && page.asked.push(request.url()))
  await page.goto(`${site.address}/wp-login.php`)
  await page.fill('#user_login', user)
  await page.fill('#user_pass', user)
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')])
  await openPost(page, site.address + path)
  return page
}

async function openPost(page, address) {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(
    () => globalThis.wp?.data?.select('core/editor')?.getCurrentPostId?.() && globalThis.wp.blocks.getBlockTypes().length > 50,
  )
  await page.evaluate(() => {
    for (const scope of ['core/edit-post', 'core']) wp.data.dispatch('core/preferences').set(scope, 'welcomeGuide', false)
  })
}

function blocksOf(page) {
  return page.evaluate(() => {
    const all = (blocks) => blocks.flatMap((block) => [block, ...all(block.innerBlocks)])
    return all(wp.data.select('core/block-editor').getBlocks()).map(({ name, isValid }) => ({ name, isValid }))
  })
}

/** Elements of blocks in the canvas, as soon as each has drawn something. */
async function drawn(page) {
  const read = () =>
    Promise.all(
      page.frames().map((frame) =>
        frame
          .evaluate(() =>
            [...document.querySelectorAll('.block-editor-block-list__layout *')]
              .filter(({ localName }) => localName.startsWith('vitrine-'))
              .map((element) => ({
                tag: element.localName,
                isDrawn: Boolean(element.shadowRoot?.childElementCount),
                hasFailed: element.matches(':state(error)'),
              })),
          )
          .catch(() => []),
      ),
    ).then((lists) => lists.flat())
  const until = Date.now() + patienceMs
  for (;;) {
    const elements = await read()
    if ((elements.length > 0 && elements.every(({ isDrawn }) => isDrawn)) || Date.now() > until) return elements
    await page.waitForTimeout(500)
  }
}

async function tryEditor(version, site, user) {
  const as = `${version}, ${user}`
  const page = await openEditor(site, user, '/wp-admin/post-new.php')
  const before = await page.evaluate(() => getComputedStyle(document.querySelector('#adminmenu')).fontFamily)
  const names = await page.evaluate(() => {
    const { createBlock, createBlocksFromInnerBlocksTemplate, getBlockTypes } = wp.blocks
    const types = getBlockTypes().filter(({ name, parent }) => name.startsWith('vitrine/') && !parent)
    wp.data.dispatch('core/editor').editPost({ title: 'Shop', status: 'publish' })
    wp.data.dispatch('core/block-editor').resetBlocks(
      types.map(({ name, variations = [] }) => {
        const [first] = variations
        const template = (first?.innerBlocks ?? []).map((each) => [each.name, each.attributes, each.innerBlocks])
        return createBlock(name, first?.attributes ?? {}, createBlocksFromInnerBlocksTemplate(template))
      }),
    )
    return types.map(({ name }) => name)
  })
  check(`${as}: all blocks are registered`, names.length === 46, String(names.length))
  const elements = await drawn(page)
  const missing = elements.filter(({ isDrawn }) => !isDrawn).map(({ tag }) => tag)
  check(
    `${as}: ${elements.length} elements are drawn in the canvas`,
    elements.length >= names.length && missing.length === 0,
    `${elements.length}, not ${missing}`,
  )
  const failed = elements.filter(({ hasFailed }) => hasFailed).map(({ tag }) => tag)
  check(`${as}: none has failed`, failed.length === 0, failed.join(' '))
  check(`${as}: the canvas asks the platform nothing`, page.asked.length === 0, page.asked[0])
  const after = await page.evaluate(() => getComputedStyle(document.querySelector('#adminmenu')).fontFamily)
  check(`${as}: the admin keeps its fonts`, before === after, `${before} became ${after}`)

  const moved = await page.evaluate(async () => {
    const { dispatch, select } = wp.data
    const editor = select('core/block-editor')
    const ids = editor.getBlockOrder()
    await dispatch('core/block-editor').moveBlocksUp([ids[1]], '')
    const list = editor.getBlocks().find(({ name }) => name === 'vitrine/product-list')
    await dispatch('core/block-editor').duplicateBlocks([list.clientId])
    const count = editor.getBlockCount()
    await dispatch('core/editor').undo()
    return { first: editor.getBlockOrder()[0] === ids[1], more: count - ids.length, undone: editor.getBlockCount() === ids.length }
  })
  check(`${as}: blocks are moved, duplicated and undone`, moved.first && moved.more === 1 && moved.undone, JSON.stringify(moved))

  const id = await page.evaluate(async () => {
    await wp.data.dispatch('core/editor').savePost()
    return wp.data.select('core/editor').getCurrentPostId()
  })
  const count = (await blocksOf(page)).length
  page.on('dialog', (dialog) => void dialog.accept())
  await openPost(page, `${site.address}/wp-admin/post.php?post=${id}&action=edit`)
  await page.waitForFunction(() => wp.data.select('core/block-editor').getBlockCount() > 0)
  const reopened = await blocksOf(page)
  const invalid = reopened.filter(({ isValid }) => !isValid).map(({ name }) => name)
  check(
    `${as}: ${reopened.length} blocks are there again, none invalid`,
    invalid.length === 0 && reopened.length === count,
    `${reopened.length} of ${count}, invalid ${invalid}`,
  )
  await page.evaluate(
    (name) =>
      wp.data.dispatch('core/block-editor').selectBlock(
        wp.data
          .select('core/block-editor')
          .getBlocks()
          .find((each) => each.name === name).clientId,
      ),
    'vitrine/product-list',
  )
  await page.evaluate(() => wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block'))
  const label = page.locator('.block-editor-block-inspector input[type=text]').first()
  await label.fill('Neu getippt')
  const typed = await page.evaluate(() => wp.data.select('core/block-editor').getSelectedBlock().attributes.heading)
  check(`${as}: typing into the sidebar changes the block`, typed === 'Neu getippt', String(typed))
  await page.context().close()
}

async function tryPublished(version, site) {
  const ids = site
    .php(`echo implode(' ', get_posts(array('post_type'=>'post','fields'=>'ids','numberposts'=>9,'title'=>'Shop')));`)
    .trim()
    .split(' ')
  for (const id of ids) {
    const html = await (await fetch(`${site.address}/?p=${id}`)).text()
    const tags = new Set([...html.matchAll(/<(vitrine-[a-z-]+)/g)].map(([, tag]) => tag))
    check(
      `${version}: post ${id} has ${tags.size} tags, the store once`,
      tags.size >= 47 && html.split('<vitrine-store').length === 2,
      [...tags].length,
    )
    check(
      `${version}: post ${id} has the loader, the sheet and its modules`,
      /cdn\/light\/loader\.js/.test(html) && /cdn\/vitrine\.css/.test(html) && /modulepreload/.test(html),
    )
  }
  const kept = site.php(
    `wp_set_current_user(get_user_by('login','author')->ID); kses_init(); echo wp_kses_post('<vitrine-product-list heading="A" page-size="4" all-url="javascript:alert(1)" onclick="x()"></vitrine-product-list><vitrine-section tone="sand"><p>B</p></vitrine-section>');`,
  )
  check(
    `${version}: an author keeps tags and attributes in Custom HTML, and no scripts`,
    kept.includes('page-size="4"') && kept.includes('<vitrine-section tone="sand">') && !/javascript:|onclick/.test(kept),
    kept,
  )
  const shortcode = site.php(`echo do_shortcode('[vitrine-blocks block="product-list" page_size="4" heading="<b>A"]');`)
  check(
    `${version}: the shortcode writes an element with escaped attributes`,
    /<vitrine-product-list heading="(?:&lt;b&gt;)?A?" page-size="4">/.test(shortcode),
    shortcode,
  )
  const patterns = Number(
    site.php(
      `echo count(array_filter(WP_Block_Patterns_Registry::get_instance()->get_all_registered(), fn($p) => strpos($p['name'], 'vitrine-blocks/') === 0));`,
    ),
  )
  check(`${version}: ${patterns} patterns are registered`, patterns > 10)
  const german = site.php(
    `foreach (array('locale', 'determine_locale') as $name) add_filter($name, fn() => 'de_AT'); load_plugin_textdomain('vitrine-blocks', false, 'vitrine-blocks/languages'); echo \\VitrineBlocks\\translated('Heading', 'vitrine-product-list');`,
  )
  check(`${version}: labels are German in an Austrian WordPress`, german === 'Überschrift', german)
  const health = site.php(`echo \\VitrineBlocks\\test_health()['status'];`)
  check(`${version}: site health has its test`, health === 'good', health)
  site.php(`update_option('vitrine_blocks', array('proxy'=>true,'platform'=>'https://shop.example','webstoreId'=>'0ZE000000000001GAA'));`)
  const refused = await fetch(`${site.address}/wp-json/vitrine-blocks/v1/platform/services/data/v64.0/sobjects/User`)
  const allowed = await fetch(
    `${site.address}/wp-json/vitrine-blocks/v1/platform/webruntime/api/services/data/v64.0/commerce/webstores/0ZE000000000001GAA/session-context`,
  )
  check(
    `${version}: the proxy refuses other paths, and reaches for the platform on its own`,
    refused.status === 404 && allowed.status === 502,
    `${refused.status} ${allowed.status}`,
  )
  site.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('vitrine-blocks/vitrine-blocks.php');`)
  const page = await fetch(`${site.address}/?p=${ids[0]}`)
  check(`${version}: without the plugin a page still answers`, page.ok)
}
