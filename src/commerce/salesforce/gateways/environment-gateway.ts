import { nullish, string, union, unknown } from 'valibot'
import { first } from '../wire/lists.js'
import { object, record } from '../wire/object-shape.js'
import type { Environment, EnvironmentGateway } from '../../domain/environment/environment-gateway.js'
import type { ShopSettings } from '../../domain/settings.js'
import type { Methods } from '../methods/methods.js'
import { parseBody } from '../wire/wire.js'

interface EnvironmentOptions {
  methods: Pick<Methods, 'call'>
  settings: () => Pick<ShopSettings, 'subsidiaryCode'>
}

const text = nullish(string(), '')

/** Contracts, 3.5. */
const rowsShape = nullish(
  first(
    object({
      Subsidiary_mdr__r: nullish(object({ Label: text }), {}),
      Environment__c: text,
      Value__c: text,
      ValueLong_tal__c: text,
      UsernameSuffixURL__c: text,
    }),
  ),
  [],
)

const attributes = nullish(record(string(), unknown()), {})
/** Text or object: both are met. */
const consentShape = nullish(object({ gtmConsentAttributeJson: nullish(union([string(), record(string(), unknown())])) }), {})

/** Specification, section 3: of several rows the first is used. */
export async function readEnvironment({ methods, settings }: EnvironmentOptions, signal?: AbortSignal): Promise<Environment> {
  const value = await methods.call('getDataLayerValues', { subCode: settings().subsidiaryCode }, signal)
  const [row] = parseBody(rowsShape, value, 'getDataLayerValues')
  return {
    subsidiary: row?.Subsidiary_mdr__r.Label ?? '',
    name: row?.Environment__c ?? '',
    language: row?.Value__c ?? '',
    tagManagerId: row?.ValueLong_tal__c.trim() ?? '',
    userNameSuffix: row?.UsernameSuffixURL__c.trim() ?? '',
  }
}

export function createEnvironmentGateway(options: EnvironmentOptions): EnvironmentGateway {
  const { methods, settings } = options
  return {
    read: (signal) => readEnvironment(options, signal),
    async consent(individualLookupKeys, signal) {
      const { subsidiaryCode } = settings()
      const value = await methods.call('getCookieConsentData', { individualLookupKeys, subsidiaryCode }, signal)
      const { gtmConsentAttributeJson: said } = parseBody(consentShape, value, 'getCookieConsentData')
      const known = parseBody(attributes, typeof said === 'string' ? parsed(said) : said, 'getCookieConsentData')
      return parseBody(attributes, known.consent, 'getCookieConsentData')
    },
  }
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch (error) {
    if (error instanceof SyntaxError) return said
    throw error
  }
}
