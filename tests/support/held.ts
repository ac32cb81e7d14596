import type { Page } from 'playwright-core'
import { kept } from '../../src/commerce/domain/kept.js'

/** What a browser holds of the page's site that scripts may read, as "place key", and the cookies that are not as strict as ours. */
export async function heldBy(page: Page): Promise<{ names: string[]; loose: string[] }> {
  const cookies = (await page.context().cookies()).filter(({ httpOnly }) => !httpOnly)
  const stored = await page.evaluate(() => ({ visit: Object.keys(sessionStorage), memory: Object.keys(localStorage) }))
  const days = ({ expires }: { expires: number }) => Math.round((expires - Date.now() / 1000) / 86_400)
  return {
    names: [
      ...stored.visit.map((key) => `visit ${key}`),
      ...stored.memory.map((key) => `memory ${key}`),
      ...cookies.map(({ name }) => `cookie ${name}`),
    ].toSorted(),
    loose: cookies
      .filter((cookie) => cookie.sameSite !== 'Lax' || !cookie.secure || cookie.path !== '/' || days(cookie) > 365)
      .map(({ name }) => name),
  }
}

/** What may be held: `allowed` says whether she has agreed to all of it. */
export const mayBeHeld = (allowed: boolean): string[] =>
  Object.entries(kept).flatMap(([key, { where, needs }]) => (needs && !allowed ? [] : where.map((place) => `${place} ${key}`)))

/** What no table names; what the Studio keeps for editors is no shopper's. */
export async function heldUnnamed(page: Page): Promise<string[]> {
  // A page that is about to leave holds what the next one will.
  const held = await heldBy(page).catch(() => ({ names: [], loose: [] }))
  const known = mayBeHeld(true)
  return [...held.names.filter((each) => !known.includes(each) && !/^\w+ vitrine-studio/.test(each)), ...held.loose]
}
