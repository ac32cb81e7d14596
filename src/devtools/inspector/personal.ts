/** Names of fields as the platform, its organisations and our own forms write them, in lower case, without `__c`, `_t` and the like. */
const personal =
  /^(?:(?:first|last|middle|full|nick|maiden|user|account|company|contact|owner|sender|recipient|customer|consultant|shopper|buyer|giftto|billing|shipping)(?:first|last)?name|salutation|names?of.*)$|mail$|phone|mobile|telefon|^fax|street|^city|^zip|postalcode|^address(?:line)?\d?$|^(?:formatted|full)address|county|birth|gender|vatid|taxid|taxnumber|iban|^bic$|card(?:number|holder)|^pan$|moniker|socialmedia|facebook|instagram|twitter|tiktok|youtube|pinterest|linkedin|whatsapp|giftmessage|instructions|comment|biography|aboutme|^about$|introduction|personal(?:message|text)|greeting|^ip(?:address)?$|latitude|longitude|^lat$|^lng$|^lon$|^search(?:term|query|text|word)$|purchaseordernumber|ordernumber|orderreference|purchaseorder/

/** Nobody needs to know how long they are. */
const secret =
  /password|passwort|passwd|secret|token|authorization|cookie|signature|nonce|^cv[vc]$|security(?:code|number)|^otp$|^pin$|^sid$|session(?:id|key)|paymentdata|paymentmethoddata|clientsecret|accesskey|consultantkey/

export type Kind = 'plain' | 'personal' | 'secret'

export function kindOfField(name: string): Kind {
  // A field's name is short; a longer key is none.
  const plain = name
    .slice(0, 100)
    .replace(/__[cr]$/i, '')
    .replace(/_(?:t|f|url|n|d)$/i, '')
    .replaceAll(/[^\p{L}\d]/gu, '')
    .toLowerCase()
    // `DeliverToCity`, `BillingFirstName`, `PersonMailingStreet`
    .replace(/^(?:person)?(?:deliverto|delivery|shipto|shipping|billto|billing|mailing|other)(?=\p{L}{3})/u, '')
  if ((plain.includes('page') && plain.endsWith('token')) || /^token(?:type|expiry)$/.test(plain)) return 'plain'
  if (secret.test(plain)) return 'secret'
  return personal.test(plain) ? 'personal' : 'plain'
}

/** Fields of objects whose `name` is that of a thing, not of a person. */
const ofThings = [
  'productId',
  'productClass',
  'sku',
  'cartItemId',
  'categoryId',
  'promotionId',
  'shippingFee',
  'carrier',
  'isNavigational',
  'nameOrId',
  'facetType',
  'developerName',
  'attributeType',
  'purchaseQuantityRule',
  'asyncOperationStatus',
  'children',
  'mediaType',
  'numberOfSubcategories',
  'totalCartItemCount',
]

export const isThing = (record: Readonly<Record<string, unknown>>): boolean =>
  ofThings.some((name) => name in record) || (typeof record.id === 'string' && /^(?:01t|0ZG|0ZS|0ZE|0ZK)/.test(record.id))

/** Products and how they are sorted: everybody may know all of it, also the fields that an organisation has added. */
export const isGoods = (record: Readonly<Record<string, unknown>>): boolean =>
  typeof record.id === 'string' && /^(?:01t|0ZG|0ZS|0ZE|0ZK)/.test(record.id)
    ? !('cartItemId' in record)
    : 'productClass' in record || ('sku' in record && !['cartItemId', 'quantity'].some((name) => name in record))
