import type { Answer } from '../answers.js'
import { lazy, type Lazy } from '../lazy.js'
import { observable } from '../observable.js'
import type { FavouriteGateway } from './favourite-gateway.js'
import type { Favourites, FavouriteTools } from './favourites.js'

/** The favourites as a page has them: their code comes when a heart is shown or pressed. */
export type PageFavourites = Pick<Favourites, 'ids' | 'open' | 'keep' | 'look' | 'renew' | 'forget'>

export function lateFavourites(gateway: Lazy<FavouriteGateway>, tools: FavouriteTools): PageFavourites {
  const ids = observable<ReadonlySet<string>>(new Set())
  const favourites = lazy(async () => {
    const [there, asked] = await Promise.all([import('./favourites.js'), gateway.get()])
    return new there.Favourites(asked, ids, tools)
  })
  let visit = 0
  return {
    ids,
    open: async () => (await favourites.get()).open(),
    async keep(...press): Promise<Answer> {
      const pressedIn = visit
      const there = await favourites.get()
      // A press of a shopper who has left is not kept for the next one.
      return pressedIn === visit ? there.keep(...press) : { refused: { reason: 'not-allowed', message: '' } }
    },
    look: async () => favourites.peek()?.look(),
    renew: async () => favourites.peek()?.renew(),
    forget() {
      visit += 1
      favourites.peek()?.forget()
    },
  }
}
