import { ibcDetailsShape } from '../../commerce/salesforce/gateways/shop-record.js'
import { placeOf } from '../../commerce/salesforce/methods/method-place.js'
import { classNames } from '../../commerce/domain/names/method-names.js'
import { namer } from '../../commerce/domain/names/names.js'
import { detailsShape } from '../../commerce/salesforce/wire/product-wire.js'
import { ask, type Asked, notAsked, read } from './ask.js'
import type { Finding } from './report.js'

type Transport = 'path' | 'execute'

/** Moniker to look up when none was given: a site that does not know it still answers. */
const nobody = 'vitrine-doctor'

interface MethodFindings {
  /** The form in which the site answers. */
  transport: Transport
  findings: Finding[]
}

/** A site answers server methods in one of two forms, or in both. */
export async function methodChecks(asked: Asked, moniker = nobody): Promise<MethodFindings> {
  const [path, execute] = await Promise.all([checksIn('path', asked, moniker), checksIn('execute', asked, moniker)])
  const transport = faultsIn(path) <= faultsIn(execute) ? 'path' : 'execute'
  const chosen = transport === 'path' ? path : execute
  const state = faultsIn(chosen) === 0 ? 'well' : 'fault'
  const forms = [faultsIn(path) === 0 && 'path', faultsIn(execute) === 0 && 'execute'].filter(Boolean)
  const form: Finding = {
    ...notAsked('Server methods'),
    state,
    said: state === 'well' ? `answered as ${forms.join(' and as ')}` : 'answered well neither as path nor as execute',
    todo:
      state === 'well'
        ? []
        : [
            `The Apex class ${namer(classNames, () => asked.names)('apexClass')}, for guests too: Experience Builder, Settings, General, guest user profile, Enabled Apex Class Access.`,
            `Where the class is called otherwise, its name (on a live site an alias such as @udd/01p…): --names '{"apexClass":"…"}' here, names of vitrine-store on the page.`,
          ],
  }
  return { transport, findings: [form, ...chosen] }
}

const faultsIn = (findings: readonly Finding[]): number => findings.filter(({ state }) => state === 'fault').length

function checksIn(transport: Transport, asked: Asked, moniker: string): Promise<Finding[]> {
  const details = ask(
    'getProductDetails',
    asked,
    async ({ platform }) => {
      const value = await platform.methods.call('getProductDetails', { partIds: ['10012345'], subsidiary: 'de' })
      return read(detailsShape, value ?? [], 'answered')
    },
    transport,
  )
  const consultant = ask(
    'getIbcDetails',
    asked,
    async ({ platform }) => {
      const value = await platform.methods.call('getIbcDetails', {
        consultantMoniker: moniker,
        loginPersonAccountId: null,
        isGuest: true,
        subsidiaryCode: '23',
        shopId: null,
        consultantKey: null,
      })
      const isKnown = Boolean((value as { shopRecord?: unknown } | null)?.shopRecord)
      const answered = read(ibcDetailsShape, value, isKnown ? `knows ${moniker}` : 'answered')
      if (answered.state === 'fault' || isKnown) return answered
      // An answer about nobody says nothing of the organisation's consultants.
      if (moniker === nobody) return { ...answered, said: 'answered; say a consultant with --moniker to compare her record', leftOut: [] }
      return { state: 'fault', said: `there is no consultant ${moniker}` }
    },
    transport,
  )
  return Promise.all([details, consultant]).then((findings) => findings.map((finding) => withPlace(finding, asked)))
}

/** A 404 says nothing to somebody who looks for a class: it is told which method of which class was asked for. */
function withPlace(finding: Finding, { names }: Asked): Finding {
  if (finding.state !== 'fault' || !finding.said.startsWith('404 ')) return finding
  const place = placeOf(finding.name, names)
  if ('call' in place) return finding
  const { namespace, className, method } = place
  const whole = [namespace, className, method].filter(Boolean).join('.')
  return { ...finding, said: `404: there is no ${whole}, or a guest may not use the class`, todo: [] }
}
