import { accountOf, isNone } from './effective-account.js'
import type { Answer } from '../answers.js'
import type { ManagedAccount } from './account-gateway.js'
import type { Shop } from '../shop.js'
import { messagesIn } from '../translations.js'
import { accountMessages } from './choose-account.messages.js'

/**
 * The shopper acts for another account of hers from now on (specification, sections 5 and 6).
 * @throws when the platform cannot be reached; then everything is as it was
 */
export async function chooseAccount(shop: Shop, id: string): Promise<Answer> {
  const settings = shop.settings.get()
  const t = messagesIn(accountMessages, settings)
  const language = settings.locale
  if (typeof id !== 'string' || id.trim() === '') return { refused: { reason: 'input', message: t['account-required'], language } }
  const accounts = isNone(id) ? [] : await shop.accounts.managed()
  const account = accountOf(accounts, id)
  // Nobody is signed in, or not any more.
  if (!isNone(id) && accounts.length === 0) return { refused: { reason: 'not-allowed', message: '' } }
  if (!isNone(id) && !account) return { refused: { reason: 'other', message: t['account-unknown'], language } }
  const other: ManagedAccount | undefined = account?.isDefault ? undefined : account
  await changesThrough(shop)
  if (shop.account.view.get().account?.id === other?.id) shop.account.accept(other)
  else await shop.actFor(other)
  return { done: true }
}

/** Changes to the cart of the former account must not arrive in the new one. */
function changesThrough({ cart: { view } }: Shop): Promise<void> {
  const underWay = () => {
    const { processing, error, cart } = view.get()
    // The platform may still be calculating when nobody asks any more.
    return processing && !(error !== undefined && cart?.processing)
  }
  return new Promise((resolve) => {
    if (!underWay()) {
      resolve()
      return
    }
    const undo = view.subscribe(() => {
      if (underWay()) return
      undo()
      resolve()
    })
  })
}
