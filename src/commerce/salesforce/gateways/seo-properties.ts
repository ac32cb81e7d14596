import { nullish, string, unknown } from 'valibot'
import { object, record } from '../wire/object-shape.js'
import type { ContentGateway } from '../../domain/content/content-gateway.js'
import type { ShopSettings } from '../../domain/settings.js'
import { PlatformError } from '../errors.js'
import { fieldText } from '../wire/fields.js'
import type { Records } from '../records/records.js'
import { parseBody } from '../wire/wire.js'

export interface SeoOptions {
  records: () => Promise<Records>
  settings: () => Pick<ShopSettings, 'communityId' | 'locale' | 'names'>
}

const seoShape = object({ recordName: string(), fields: nullish(record(string(), unknown())) })

/** A field that the object lacks is refused, and only products are known to be described (contracts, 4). */
const describedPrefix = '01t'

/** Reads the title and description of a record for search engines (specification, section 7). */
export const createSeo =
  ({ records, settings }: SeoOptions): ContentGateway['seo'] =>
  async (recordId, signal) => {
    const { communityId } = settings()
    if (!communityId.trim()) return undefined
    const fields = recordId.startsWith(describedPrefix) ? ['Name', 'Description'] : undefined
    const answer = await known((await records()).read('getSeoProperties', { communityId, recordId, ...(fields && { fields }) }, signal))
    if (answer === null) return undefined
    const seo = parseBody(seoShape, answer, 'getSeoProperties')
    const title = seo.recordName.trim()
    return title ? { title, description: fieldText(seo.fields, 'Description')?.trim() || undefined } : undefined
  }

/** Turns the platform's answer that it has no such record into null. */
async function known(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'missing') return null
    throw error
  }
}
