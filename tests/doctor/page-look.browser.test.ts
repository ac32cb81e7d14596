import { afterEach, describe, expect, it } from 'vitest'
import { lookAtPage } from '../../src/tools/doctor/page-look.js'

const added: Element[] = []
afterEach(() => {
  for (const element of added.splice(0)) element.remove()
})

/** A script that is read and never run, as the page's own settings stand in it. */
function script(text: string): void {
  const element = document.createElement('script')
  element.type = 'text/plain'
  element.textContent = text
  document.head.append(element)
  added.push(element)
}

/** What LWR 0.23 writes into a page whose modules are bundled (`serverMode` "prod-compat"). */
const settings = (...modules: readonly string[]): string => `/* Client Bootstrap configuration */
globalThis.LWR = globalThis.LWR || {};
Object.assign(globalThis.LWR, {"appId":"page0","imports":{"/1/bundle/amd/l/en-US/bi/0/bundle.js":${JSON.stringify(modules)}}});`

describe('a look at a page', () => {
  it('sees Lightning Web Security where LWR names its sandbox among the modules of the page', () => {
    script(settings('lwr/init/v/0_23_12', 'lwr/lockerDefine/v/0_23_12', 'c/vitrineStore/v/1_0_0'))
    expect(lookAtPage().sandboxed).toBe(true)
  })

  it.each([
    ['the same modules without it', settings('lwr/init/v/0_23_12', 'lwc/v/9_4_3', 'c/vitrineStore/v/1_0_0')],
    ['words about it', '// Works under Lightning Web Security: see lightningWebSecurity.md and @locker/sandbox.'],
    ['a module of that name of another house', settings('c/lockerDefined/v/1_0_0', 'acme/lockerDefine/v/1_0_0')],
    ['Aura', 'var url = "/s/sfsites/auraFW/javascript/x/aura_prod.js"'],
  ])('does not see it in %s', (_what, text) => {
    script(text)
    expect(lookAtPage().sandboxed).toBe(false)
  })
})
