import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { mainNavigation } from '../../blocks/main-navigation/main-navigation.block.js'
import navigationSheet from '../../blocks/main-navigation/main-navigation.css?inline'
import navigationFirst from '../../blocks/main-navigation/main-navigation.first.css?inline'
import { MainNavigation } from '../../blocks/main-navigation/main-navigation.js'
import { productDetail } from '../../blocks/product-detail/product-detail.block.js'
import detailSheet from '../../blocks/product-detail/product-detail.css?inline'
import { ProductDetail } from '../../blocks/product-detail/product-detail.js'
import { browsingSheet } from '../../blocks/product-list/bar.js'
import { Browsing } from '../../blocks/product-list/list.js'
import { productList } from '../../blocks/product-list/product-list.block.js'
import listSheet from '../../blocks/product-list/product-list.css?inline'
import { ProductList } from '../../blocks/product-list/product-list.js'
import { pageBus, pageShare } from '../../core/bus/index.js'
import type { BlockDeclaration, BlockNode } from '../../core/element/declaration.js'
import { valuesOf } from '../../core/element/fields.js'
import { createPageGateways } from '../../commerce/salesforce/page-gateways.js'
import { systemClock } from '../../commerce/domain/clock.js'
import { cookiesOn, memoryOn } from '../../commerce/domain/memory.js'
import type { ShopSettings } from '../../commerce/domain/settings.js'
import { Shop } from '../../commerce/domain/shop.js'
import base from '../../ui/theme/base.css?inline'
import product from '../../ui/theme/product.css?inline'
import fallback from './first-paint.css?inline'

interface Painted {
  declaration: BlockDeclaration
  View: ComponentType<object>
  /** The same that the block itself wears, as one text. */
  style: string
}

const paintedWith = (declaration: BlockDeclaration, View: unknown, styles: readonly string[]): [tag: string, Painted] => [
  declaration.tag,
  {
    declaration,
    View: View as ComponentType<object>,
    style: [...styles, fallback].join('\n'),
  },
]

/** The blocks that have something to show to everybody before any script has run. */
const painted: ReadonlyMap<string, Painted> = new Map([
  paintedWith(mainNavigation, MainNavigation, [base, navigationSheet, navigationFirst]),
  paintedWith(productDetail, ProductDetail, [base, product, detailSheet]),
  paintedWith(productList, ProductList, [base, product, listSheet, browsingSheet]),
])

// The part is bundled in this file: a later task draws with it.
Browsing.preload()

/** The texts of the style elements that come into the shadow roots of these blocks: a policy wants their hashes. */
export const paintedStyles = (tags: Iterable<string>): string[] => [...new Set(tags)].flatMap((tag) => painted.get(tag)?.style ?? [])

/** True for a block at the top of the page. Elsewhere the content above is fetched before a block's pictures, which it requests at once. */
const isAbove = (tag: string): boolean => tag === productDetail.tag

export const isPainted = (tag: string): boolean => painted.has(tag)

export interface PaintedPage {
  settings: ShopSettings
  address: URL
  /** True when the same file is served whatever stands behind the `?` of its address: content that depends on it is not drawn. */
  isFile?: boolean
  /** First answers of the page, as its script element holds them. */
  answers: string
}

/**
 * Returns the first frame of a block as Declarative Shadow DOM: drawn by the block's own view, of a shop that has not asked
 * anything yet. The element empties the root when its code arrives, and draws the same again in the same task.
 * @returns nothing for blocks that wait for their code, or have nothing to show yet
 * @throws `unknownQuery` where the content depends on a parameter that is not known
 */
export function firstPaint({ block, fields }: BlockNode, page: PaintedPage): string {
  const { declaration, View, style } = painted.get(block) ?? {}
  if (!declaration || !View) return ''
  const idle = () => {}
  const tools = {
    mode: 'live',
    signal: new AbortController().signal,
    host: {},
    setState: idle,
    publish: idle,
    subscribe: () => idle,
    emit: () => true,
  }
  const drawn = onPage(page, () =>
    renderToStaticMarkup(
      <div className="block" lang={page.settings.locale}>
        <View {...valuesOf(declaration, fields)} {...tools} />
      </div>,
    ),
  )
    // React asks for pictures beforehand, right before them.
    .replace(/^(<link [^>]*>)+/, '')
    // The policy of the page lets no style attribute in; the view sets its styles itself when it comes. In texts a quotation mark is escaped.
    .replaceAll(/ style="[^"]*"/g, '')
  // An empty frame is not sent, such as that of a list for customers only.
  if (/^<div[^>]*><\/div>$/.test(drawn)) return ''
  const content = isAbove(block) ? drawn : drawn.replaceAll('loading="eager"', 'loading="lazy"')
  // Without scripts, or while they do not come, the slot shows the fallback of the page.
  return `<template shadowrootmode="open"><style>${style}</style>${content}<div class="fallback"><slot></slot></div></template>`
}

/** Replaces globals while drawing. Drawing is one task, so no other code sees them. */
function onPage<T>({ settings, address, isFile, answers }: PaintedPage, draw: () => T): T {
  const share = pageShare()
  const around: Record<string, unknown> = {
    location: isFile ? withoutQuery(address) : address,
    document: { querySelector: () => ({ textContent: answers }) },
  }
  const before = Object.keys(around).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  const shopBefore = share.shop
  share.shop = silentShop(settings, address)
  for (const [name, value] of Object.entries(around)) Object.defineProperty(globalThis, name, { value, configurable: true })
  try {
    return draw()
  } finally {
    share.shop = shopBefore
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}

export const unknownQuery = new Error('Nobody knows the query of this address.')

const withoutQuery = ({ href, origin, hostname, pathname }: URL) => ({
  href,
  origin,
  hostname,
  pathname,
  get search() {
    throw unknownQuery
  },
})

/** A shop without a session, which makes no requests. */
function silentShop(settings: ShopSettings, address: URL): Shop {
  const idle = () => {}
  const nothing = memoryOn(() => null)
  return new Shop({
    bus: pageBus(),
    gateways: createPageGateways({ fetch: () => new Promise(idle), settings: () => settings, effectiveAccountId: () => undefined }),
    clock: systemClock,
    settings,
    cookies: cookiesOn({ cookie: '' }),
    visit: nothing,
    memory: nothing,
    here: () => new URL(address),
    rewrite: idle,
    go: idle,
    changed: idle,
    push: idle,
    isFramed: () => false,
  })
}
