import type { ManagedAccount } from './account-gateway.js'
import { effectiveAccountKey, type Memory } from '../memory.js'
import { type Observable, observable } from '../observable.js'

export interface AccountView {
  /** The account the shopper acts for; undefined for her own. */
  account: ManagedAccount | undefined
  /** True when the stored choice could not be confirmed, and the shopper has not been told yet. */
  refused: boolean
}

export interface EffectiveAccountTools {
  /** Lasts for this visit. */
  visit: Memory
  /** Those she may act for. */
  managed: () => Promise<readonly ManagedAccount[]>
  /** A page that has begun learns that it acts for another account than it did. */
  changed: () => void
}

/**
 * For which account the shopper acts. It comes from the managed list and is held here: session storage is read when a
 * page begins, and what it says goes into no call before the list has confirmed it (design, section 10).
 */
export class EffectiveAccount {
  readonly view: Observable<AccountView> = observable<AccountView>({ account: undefined, refused: false })
  readonly #tools: EffectiveAccountTools
  /** Id of a choice that is not confirmed, or not any more. */
  #doubted: string | undefined
  #asking: Promise<string | undefined> | undefined
  #begun = false
  #answered = false

  constructor(tools: EffectiveAccountTools) {
    this.#tools = tools
  }

  /** True when there is a choice that counts or may come to count. */
  get chosen(): boolean {
    if (!this.#begun) this.begin()
    return this.#doubted !== undefined || this.view.get().account !== undefined
  }

  /**
   * Returns the account id that calls carry; undefined for the customer's own account.
   * @throws when the list cannot be read: then the account is unknown, and nothing is done for another account
   */
  id(): string | undefined | Promise<string | undefined> {
    if (!this.#begun) this.begin()
    if (this.#doubted === undefined) {
      this.#answered = true
      return this.view.get().account?.id
    }
    this.#asking ??= this.#ask(this.#doubted)
    return this.#asking
  }

  /** A page begins, or comes back from sleep. */
  begin(): void {
    const kept = this.#tools.visit.get(effectiveAccountKey)
    this.#doubt(isNone(kept) ? undefined : kept)
    if (this.#doubted === undefined) this.#learn({ account: undefined, refused: this.view.get().refused })
  }

  /** Somebody else may have signed in meanwhile: the account is asked about again before the next call. */
  doubt(): void {
    const { account } = this.view.get()
    if (account && this.#doubted === undefined) this.#doubt(account.id)
  }

  /** @param account one of the managed list; undefined is her own */
  accept(account: ManagedAccount | undefined): void {
    this.#doubt(undefined)
    if (account) this.#tools.visit.set(effectiveAccountKey, account.id)
    else this.#tools.visit.remove(effectiveAccountKey)
    this.view.set({ account, refused: false })
  }

  /** She has read that her choice could not be confirmed. */
  told(): void {
    this.view.set({ ...this.view.get(), refused: false })
  }

  async #ask(id: string): Promise<string | undefined> {
    try {
      const accounts = await this.#tools.managed()
      if (this.#doubted !== id) return await this.id()
      this.#doubt(undefined)
      this.#learn(this.#judged(id, accounts))
      return this.view.get().account?.id
    } catch (error) {
      this.#asking = undefined
      throw error
    }
  }

  #judged(id: string, accounts: readonly ManagedAccount[]): AccountView {
    const account = accountOf(accounts, id)
    if (account) return { account: account.isDefault ? undefined : account, refused: false }
    this.#tools.visit.remove(effectiveAccountKey)
    console.warn(`What session storage had under ${effectiveAccountKey} is no account of this shopper; it was removed.`)
    // A guest has no list: her choice has ended with her session.
    return { account: undefined, refused: accounts.length > 0 }
  }

  #doubt(id: string | undefined): void {
    this.#begun = true
    this.#doubted = id
    this.#asking = undefined
  }

  #learn(view: AccountView): void {
    const before = this.view.get()
    const isOther = before.account?.id !== view.account?.id
    if (isOther || before.refused !== view.refused) this.view.set(view)
    if (isOther && this.#answered) this.#tools.changed()
    this.#answered = true
  }
}

/** Specification, section 5: 000000000000000 is treated as none. */
export const isNone = (id: string | undefined): boolean => id === undefined || id.trim() === '' || /^\s*0{15}/.test(id)

/** Ids come with 15 characters or with 18, which say the same. */
export const accountOf = (accounts: readonly ManagedAccount[], id: string): ManagedAccount | undefined =>
  accounts.find((account) => account.id.slice(0, 15) === id.trim().slice(0, 15))
