import type { ConsultantGateway } from '../../domain/consultant/consultant-gateway.js'
import { consultantOf } from '../wire/consultant-wire.js'
import { ibcQuestion, recordIn } from './shop-record.js'
import { lazy } from '../../domain/lazy.js'
import { id, maybeText, parseBody } from '../wire/wire.js'
import type { ConsultantOptions } from './consultant-directory.js'

/** Every page looks for its consultant; searching and profiles are fetched where they are wanted. */
export function createConsultantGateway(options: ConsultantOptions): ConsultantGateway {
  const { methods, settings } = options
  const directory = lazy(() =>
    import('./consultant-directory.js').then(({ createConsultantDirectory }) => createConsultantDirectory(options)),
  )
  return {
    async find(question) {
      const shop = recordIn(await methods.call('getIbcDetails', ibcQuestion(question, settings().subsidiaryCode)))
      if (!shop) return undefined
      const consultant = consultantOf(shop, settings())
      // A shop without a moniker is none: nobody could be led to it, nor its consultant be asked for.
      parseBody(id, consultant.moniker || consultant.alternateMoniker, 'getIbcDetails')
      return consultant
    },
    async monikerOf(consultantKey, ofPage) {
      const subsidiaryCode = ofPage || settings().subsidiaryCode
      const value = await methods.call('getMonikerFromConsultantKey', { consultantKey, subsidiaryCode })
      return parseBody(maybeText, value, 'getMonikerFromConsultantKey') || undefined
    },
    search: async (question, signal) => (await directory.get()).search(question, signal),
    profile: async (...asked) => (await directory.get()).profile(...asked),
  }
}
