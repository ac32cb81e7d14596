import { string, unknown } from 'valibot'
import type { Consultant } from '../../domain/consultant/consultant-gateway.js'
import { consultantNames } from '../../domain/names/consultant-names.js'
import { type Names, namer } from '../../domain/names/names.js'
import { mediaUrl } from '../../domain/media-address.js'
import { fieldText } from './fields.js'
import { record } from './object-shape.js'

/** A shop record, by the names of the organisation (specification, section 3), and its id. */
export const shopRecordShape = record(string(), unknown())

export type ShopRecord = Readonly<Record<string, unknown>>

export interface RecordReading {
  sitePath: string
  names?: Names | undefined
}

export function consultantOf(shop: ShopRecord, { sitePath, names }: RecordReading): Consultant {
  const name = namer(consultantNames, () => names)
  const text = (key: keyof typeof consultantNames) => fieldText(shop, name(key)) ?? ''
  const [moniker, alternateMoniker] = [text('shopRecord.moniker'), text('shopRecord.alternateMoniker')]
  const [country, picture] = [text('shopRecord.country'), text('shopRecord.picture')]
  return {
    id: fieldText(shop, 'Id') || moniker || alternateMoniker,
    firstName: text('shopRecord.firstName'),
    lastName: text('shopRecord.lastName'),
    ...(country ? { country } : {}),
    moniker,
    alternateMoniker: alternateMoniker || undefined,
    // A shop that does not say that it is open is closed.
    shopActive: /^(true|1)$/i.test(String(shop[name('shopRecord.active')])),
    pictureUrl: picture ? mediaUrl(picture, sitePath) : undefined,
  }
}
