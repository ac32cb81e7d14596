import { illegalParameter } from '../world/refusal.js'
import { stockOf, type World } from '../world/world.js'
import { to18 } from '../world/ids.js'
import type { ProductFacts } from '../world/types.js'
import type { Fields, Picture, QuantityRule } from '../wire.js'

export const mediaPath = '/cms/delivery/media'

/** Standard fields, and the custom ones our shop needs; the names of the latter are inferred but for the part id. */
export function fieldsOf(world: World, product: ProductFacts): Fields {
  return {
    Name: product.name,
    StockKeepingUnit: product.sku,
    EnterpriseMarketingPartID_t__c: product.partId,
    Description: product.description,
    Category__c: world.shelves.categoryById.get(product.categoryId)?.name ?? null,
    Line__c: product.line,
    Shade__c: product.shade ?? null,
    Badges__c: product.badges.join(';'),
    BaseAmount__c: product.content ? String(product.content.amount) : null,
    BaseUnit__c: product.content?.unit ?? null,
    LowestPrice30Days__c: product.listPrice ?? null,
    AvailableQuantity__c: String(stockOf(world, product)),
  }
}

const alwaysSent = ['Name', 'StockKeepingUnit']

/** `wanted` is a comma-separated list; nothing or `*` means every field. */
export function chosenFields(world: World, product: ProductFacts, wanted: string | null): Fields {
  const fields = fieldsOf(world, product)
  if (wanted === null || wanted.trim() === '' || wanted === '*') return fields
  const names = new Set([...alwaysSent, ...wanted.split(',').map((name) => name.trim())])
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)))
}

const mostCartFields = 5

/** A cart sends SKU and part id with every line, and at most five fields more. */
export function cartFields(world: World, product: ProductFacts, wanted: string | null): Fields {
  const fields = fieldsOf(world, product)
  if (wanted === '*') return fields
  const asked = (wanted ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (asked.length > mostCartFields) throw illegalParameter('productFields', asked.join(','))
  const names = new Set(['StockKeepingUnit', 'EnterpriseMarketingPartID_t__c', ...asked])
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)))
}

export function pictureOf(product: ProductFacts, view: 'front' | 'detail' = 'front'): Picture {
  const detail = view === 'detail'
  return {
    alternateText: detail ? `${product.name}, Nahaufnahme` : product.name,
    alternativeText: detail ? `${product.name}, Nahaufnahme` : product.name,
    contentVersionId: null,
    id: to18(`${detail ? '06A' : '069'}${product.id.slice(3, 15)}`),
    mediaType: 'Image',
    sortOrder: detail ? 1 : 0,
    thumbnailUrl: null,
    title: product.name,
    url: `${mediaPath}/product-${product.id}${detail ? '-detail' : ''}`,
  }
}

export function quantityRuleOf({ quantityRule }: ProductFacts): QuantityRule | null {
  if (!quantityRule) return null
  const { minimum, maximum, increment } = quantityRule
  return { increment: String(increment), maximum: String(maximum), minimum: String(minimum) }
}

export function variationsOf({ shade }: ProductFacts) {
  return shade === undefined ? {} : { Shade__c: { developerName: 'Shade', label: 'Farbton', sequence: 0, value: shade } }
}

export function productDetail(world: World, product: ProductFacts, wanted: string | null) {
  const category = world.shelves.categoryById.get(product.categoryId)
  return {
    attributeSetInfo: {},
    defaultImage: pictureOf(product),
    entitlement: { canViewPrice: true },
    fields: chosenFields(world, product, wanted),
    id: product.id,
    mediaGroups: mediaGroupsOf(product),
    name: product.name,
    primaryProductCategoryPath: {
      path: category ? [{ description: category.description, id: category.id, name: category.name, urlName: category.urlName }] : [],
    },
    productClass: 'Simple',
    productSellingModels: [],
    purchaseQuantityRule: quantityRuleOf(product),
    sku: product.sku,
    success: true,
    urlName: product.urlName,
    variationAttributeSet: product.shade === undefined ? null : { attributes: { Shade__c: product.shade }, developerName: 'Shade' },
    variationInfo: null,
    variationParentId: null,
  }
}

function mediaGroupsOf(product: ProductFacts) {
  const serial = product.id.slice(3, 15)
  return [
    {
      developerName: 'productListImage',
      id: to18(`2mg${serial}`),
      mediaItems: [pictureOf(product)],
      name: 'Listenbild',
      usageType: 'Listing',
    },
    {
      developerName: 'productDetailImage',
      id: to18(`2mG${serial}`),
      mediaItems: [pictureOf(product), pictureOf(product, 'detail')],
      name: 'Produktbilder',
      usageType: 'Standard',
    },
  ]
}
