import { ShopError } from '../errors.js'
import type { Shop } from '../shop.js'
import type { Consultant, ConsultantQuestion } from './consultant-gateway.js'

type Asker = Pick<Shop, 'ready' | 'session' | 'accounts' | 'consultants'>

/**
 * Looks up a consultant on behalf of the person who is here: for a customer once her own account is known, never without it;
 * for a guest at once (specification, section 6). Undefined when nobody answers to it.
 */
export async function findConsultant(
  shop: Asker,
  question: Omit<ConsultantQuestion, 'accountId' | 'guest'>,
): Promise<Consultant | undefined> {
  const asker = await askerOf(shop)
  return (await shop.consultants.get()).find({ ...question, ...asker })
}

/** Returns the account for which consultants are looked up. */
export async function askerOf(shop: Asker): Promise<Pick<ConsultantQuestion, 'accountId' | 'guest'>> {
  await shop.ready()
  const guest = shop.session.get().session?.guest ?? true
  return { guest, accountId: guest ? undefined : await ownAccountOf(shop) }
}

/** While she acts for another account, the session names that one; hers stands in her own record. */
async function ownAccountOf({ session, accounts }: Asker): Promise<string> {
  const { ownAccountId, session: who } = session.get()
  const accountId = ownAccountId ?? (who?.userId && (await accounts.currentUser(who.userId)).accountId)
  if (!accountId) throw new ShopError('SESSION_NOT_LOADED', 'The platform does not say which account is hers.')
  return accountId
}
