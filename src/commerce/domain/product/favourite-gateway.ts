import type { Answer } from '../answers.js'

export interface FavouriteGateway {
  /** Product ids the shopper has kept. */
  read: (signal?: AbortSignal) => Promise<readonly string[]>
  add: (productId: string) => Promise<Answer>
  remove: (productId: string) => Promise<Answer>
}
