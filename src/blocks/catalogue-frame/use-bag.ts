import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { readAddToBag } from '../../commerce/domain/catalogue/catalogue.js'
import { type BagView, CatalogueBag } from '../../commerce/domain/catalogue/bag.js'
import { cartOpen } from '../../commerce/domain/channels.js'
import { defaultSubsidiary } from '../../commerce/domain/limits.js'
import { productName } from '../../commerce/domain/product/product-name.js'
import { useSettings, useShop, useStore, useMessages } from '../../ui/index.js'
import type { catalogueFrame } from './catalogue-frame.block.js'
import { catalogueFrameMessages } from './catalogue-frame.messages.js'

export type CatalogueProps = ViewOf<typeof catalogueFrame>

interface Catalogue {
  frame: RefObject<HTMLIFrameElement | null>
  /** Undefined while it is closed. */
  source: string | undefined
  /** Called before the cart opens. */
  opening: () => void
}

/** The length of an unread message that tells it apart from others; a catalogue may send any number of them. */
const mostOfText = 1000
const mostUnread = 100

/** Messages may hold what JSON does not: circles, and integers of any size. */
function textOf(data: unknown): string | undefined {
  try {
    return JSON.stringify(data)?.slice(0, mostOfText)
  } catch (error) {
    if (error instanceof TypeError) return error.message
    throw error
  }
}

/** Puts items into the cart at the request of the catalogue in this frame, and of no other frame. */
export function useBag(
  { subsidiary, publish, emit }: CatalogueProps,
  { frame, source, opening }: Catalogue,
): BagView & Pick<CatalogueBag, 'again' | 'dismiss'> {
  const shop = useShop()
  const t = useMessages(catalogueFrameMessages)
  const { names } = useSettings()
  const now = useRef({ subsidiary, t, opening, names })
  useEffect(() => {
    now.current = { subsidiary, t, opening, names }
  })
  const [bag] = useState(
    () =>
      new CatalogueBag({
        find: async (partIds) => (await shop.products.get()).byPartIds(partIds, now.current.subsidiary.trim() || defaultSubsidiary),
        add: (productId, quantity) => shop.cart.add(productId, quantity, 'catalogue'),
        nameOf: (productId) => productName(shop.products, productId),
        added: (productId, quantity) => void emit('vitrine-product-add', { productId, quantity }),
        settled: (quantity) => {
          if (quantity === 0) return
          now.current.opening()
          publish(cartOpen, { reason: 'added' })
          shop.announce(now.current.t.added(quantity))
        },
      }),
  )
  useEffect(() => {
    if (source === undefined) return
    const { origin } = new URL(source)
    const unread = new Set<string | undefined>()
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || !event.source || event.source !== frame.current?.contentWindow) return
      const productIds = readAddToBag(event.data, now.current.names)
      if (productIds !== undefined) return bag.take(productIds)
      const text = textOf(event.data)
      if (unread.size >= mostUnread || unread.has(text)) return
      unread.add(text)
      console.warn('<vitrine-catalogue-frame> does not read this message of the catalogue as something for the bag.', event.data)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [source, bag, frame])
  return { ...useStore(bag.view), again: () => bag.again(), dismiss: () => bag.dismiss() }
}
