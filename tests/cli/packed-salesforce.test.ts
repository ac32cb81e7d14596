import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outside } from '../support/packed.js'

/** What somebody has who has installed the package into an empty folder, and what the command writes there. */
describe('the packed package in an empty folder', () => {
  const empty = mkdtempSync(join(tmpdir(), 'vitrine-empty-'))
  let place: ReturnType<typeof outside>
  const at = (...path: string[]) => join(place.folder, 'my-shop', ...path)
  const text = (...path: string[]) => readFileSync(at(...path), 'utf8')
  const source = ['force-app', 'main', 'default']
  /** As `npx vitrine` runs it: the program that the package names. */
  const vitrine = (...words: string[]) => vitrineIn(place.folder, ...words)
  function vitrineIn(cwd: string, ...words: string[]) {
    const { bin } = JSON.parse(readFileSync(join(place.folder, 'node_modules/@vitrine/blocks/package.json'), 'utf8')) as {
      bin: { vitrine: string }
    }
    const program = join(place.folder, 'node_modules/@vitrine/blocks', bin.vitrine)
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { cwd, encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }
  beforeAll(() => {
    place = outside(empty, [])
  }, 120_000)
  afterAll(() => {
    place.leave()
    rmSync(empty, { recursive: true })
  })

  it('writes the project, and five steps of which each finds what it needs there', () => {
    expect(vitrine('salesforce', 'my-shop', '--site', 'Beauty Shop')).toMatchObject({ status: 0 })
    const readMe = text('README.md')
    const steps = [...readMe.matchAll(/^(\d)\. \*\*([^*]+)\*\*/gm)].map(([, number, name]) => `${number}. ${name}`)
    expect(steps).toEqual(['1. Deploy, and make the site.', '2. Head markup.', '3. Let it in.', '4. Who may.', '5. Publish, and look.'])
    // 1: what is deployed, and the tests that run then.
    for (const [, folder = ''] of readMe.matchAll(/--source-dir ([\w-]+)/g)) expect(existsSync(at(folder)), folder).toBe(true)
    for (const [, name = ''] of readMe.matchAll(/--tests (\w+)/g))
      expect(existsSync(at(...source, 'classes', `${name}.cls`)), name).toBe(true)
    expect(JSON.parse(text('sfdx-project.json'))).toMatchObject({ sourceApiVersion: '64.0' })
    // 2: the lines of the head lead to files of the static resource.
    const files = [...text('head-markup.html').matchAll(/resource\/([\w./-]+)"/g)].map(([, file]) => file!)
    expect(files).toEqual(['vitrine/vitrine.css', 'vitrine/lwr.js'])
    for (const file of files) expect(existsSync(at(...source, 'staticresources', file)), file).toBe(true)
    // 4: the permission set, the profile, and the page.
    const [, set = ''] = /--name (\w+) --on-behalf-of/.exec(readMe) ?? []
    expect(existsSync(at(...source, 'permissionsets', `${set}.permissionset-meta.xml`)), set).toBe(true)
    const [, profile = ''] = /--metadata "Profile:([^"]+)"/.exec(readMe) ?? []
    expect(existsSync(at('site/main/default/profiles', `${profile}.profile-meta.xml`)), profile).toBe(true)
    const members = [...readMe.matchAll(/--metadata "DigitalExperience:([^"]+)"/g)].map(([, member]) => member!)
    expect(members).toHaveLength(2)
    for (const member of members) {
      const folder = member.replace('.sfdc_cms__', '/sfdc_cms__')
      expect(existsSync(at('site/main/default/digitalExperiences', folder, 'content.json')), member).toBe(true)
    }
    // 5: the theme layout by its label.
    const [, label = ''] = /theme layout “([^”]+)”/.exec(readMe) ?? []
    const labels = readdirSync(at(...source, 'lwc')).flatMap((name) => {
      const file = at(...source, 'lwc', name, `${name}.js-meta.xml`)
      return existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(/<masterLabel>([^<]+)</g)].map(([, each]) => each) : []
    })
    expect(labels).toContain(label)
    expect(vitrine('doctor', '--help')).toMatchObject({ status: 0 })
  })

  it('has nothing to do the second time', () => {
    expect(vitrine('salesforce', 'my-shop')).toMatchObject({ status: 0, said: expect.stringMatching(/^Nothing to do/) as string })
  })

  it('is brought up to date from within, as its README says', () => {
    expect(vitrineIn(at(), 'salesforce')).toMatchObject({ status: 0, said: expect.stringMatching(/^Nothing to do/) as string })
    expect(existsSync(at('vitrine-salesforce'))).toBe(false)
  })
})
