// The components on the site of an organisation, with the settings that the command writes.
import { blockOn, blocksOn, consoleOf, openPage, until } from '../support/browser.js'
import { check } from '../support/checks.js'
import { examined } from '../support/doctor.js'
import { writeSettings } from '../support/project.js'
import { openPlatform, openSite, writeApp } from '../support/site.js'

const openedBy = async (page, address) => {
  await page.goto(address, { waitUntil: 'load', timeout: 400_000 })
  return until(async () => Boolean((await blockOn(page, 'vitrine-product-list'))?.text.includes('€')), 120_000)
}

/**
 * A site below a path of its own, with the settings of the shop as the command writes them, bundled and without Lightning Web
 * Security: it works, and with a method that is not there or not open to guests everything that asks for no method does.
 */
export async function checkOrganisation(folder) {
  const platform = await openPlatform()
  const org = { settings: writeSettings(), sitePath: '/de' }
  const mode = { synthetic: false, sandboxed: false }
  const site = await openSite({ ...mode, bundled: true, org, platform, app: writeApp(`${folder}/lwc`, { ...mode, org }) })
  const { browser, page, errors, documents } = await openPage()
  const said = (sentence) => `a site at /de: ${sentence}`
  const list = `${site.url}/de/any/vitrineProductList`
  try {
    const asked = []
    page.on('response', (answer) => asked.push({ path: new URL(answer.url()).pathname, status: answer.status() }))
    const isDrawn = await openedBy(page, `${list}?mk_moniker=anna-berger`)
    check(said('blocks are drawn'), isDrawn ? [] : [JSON.stringify(await blocksOn(page)), ...errors])
    const settings = await page
      .locator('vitrine-store')
      .evaluate((store) => [store.getAttribute('site-path'), store.getAttribute('api-base-path')])
    check(said('the site says its own path'), settings.join() === '/de,/de/webruntime/api' ? [] : settings)
    const isFound = await until(() => page.evaluate(() => document.cookie.includes('anna-berger')))
    check(said('a consultant is found by the method that the component hands over'), isFound ? [] : ['there is no cookie'])
    const loaded = documents.length
    const card = page.locator('vitrine-product-list article a[href*="/product/"]').first()
    const href = await card.getAttribute('href')
    await card.click()
    const isThere = await until(() => /^\/de\/product\/[\w-]+\/01t\w{15}$/.test(new URL(page.url()).pathname))
    const isShown = await until(() => page.locator('vitrine-product-detail h1').count())
    check(said('a link stays below it, and no document is loaded'), [
      ...(href.startsWith('/de/product/') ? [] : [href]),
      ...(isThere && isShown ? [] : [page.url()]),
      ...(documents.length === loaded ? [] : ['a document was loaded']),
    ])
    const outside = asked.filter(
      ({ path, status }) => status >= 400 || (/^\/(?:services|webruntime|sfsites|cms)\b/.test(path) && !path.includes('/apex/')),
    )
    const below = asked.filter(({ path }) => path.startsWith('/de/sfsites/c/cms/')).length
    check(said('data, pictures and the static resource come from below it'), [
      ...outside.map(({ path, status }) => `${path}: ${status}`),
      ...(below > 0 ? [] : ['no picture comes from below it']),
    ])
    const well = await examined(`${site.url}/de/any/vitrineLogin`)
    const host = well.report.findings.find(({ name }) => name === 'Host')?.said ?? ''
    check(said('the doctor finds it well, and no Lightning Web Security where modules are bundled without it'), [
      ...(well.code === 0
        ? []
        : well.report.findings.filter(({ state }) => state === 'fault').map((fault) => `${fault.said}: ${fault.todo}`)),
      ...(/a site on LWR/.test(host) && !/Lightning Web Security/.test(host) ? [] : [host]),
    ])
    for (const [word, what] of [
      ['absent', 'a method that the organisation does not have'],
      ['refused', 'a guest who may not use the class'],
    ]) {
      await page.context().clearCookies()
      const warnings = consoleOf(page)
      const isListed = await openedBy(page, `${list}?${word}&mk_moniker=anna-berger`)
      const isNamed = await until(() =>
        warnings.some((text) => /getIbcDetails|There is no Apex method|access to the Apex class/.test(text)),
      )
      check(said(`with ${what} products are shown, nobody is led to a shop that is not found, and the console says which`), [
        ...(isListed ? [] : ['the list draws nothing']),
        ...(new URL(page.url()).pathname === '/de/any/vitrineProductList' ? [] : [page.url()]),
        ...(isNamed ? [] : warnings),
      ])
    }
    const absent = await examined(`${list}?absent&mk_moniker=anna-berger`)
    const methods = absent.report.findings.find(({ name }) => name === 'Asked by the page')
    check(
      said('the doctor names the method that is not there'),
      /apex\/execute answered 404/.test(String(methods?.todo)) ? [] : [JSON.stringify(methods)],
    )
    check(said('no page error'), [...new Set(errors)])
  } catch (error) {
    console.log(site.said().slice(-1500))
    throw error
  } finally {
    await browser.close()
    await site.close()
    await platform.close()
  }
}
