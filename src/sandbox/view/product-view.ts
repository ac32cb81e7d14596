import { unitPriceOf } from '../world/cart/pricing.js'
import { toMoney } from '../world/money.js'
import { illegalParameter } from '../world/refusal.js'
import { stockOf, type World } from '../world/world.js'
import { hashOf, idOf, to18 } from '../world/ids.js'
import { concernsOf, englishConcerns } from '../world/shop/concerns.js'
import { englishSkins, skinsOf } from '../world/shop/skins.js'
import { textFieldsOf } from '../world/shop/product-texts.js'
import { type Attribute, type Family, shade } from '../world/shop/families.js'
import { attributeInEnglish } from '../world/shop/translations.js'
import type { ProductFacts } from '../world/types.js'
import type { Fields, Picture, QuantityRule } from '../wire.js'

export const mediaPath = '/cms/delivery/media'

/** Standard fields, and the custom ones our shop needs; the names of the latter are inferred but for the part id. */
export function fieldsOf(world: World, product: ProductFacts): Fields {
  return {
    Name: product.name,
    StockKeepingUnit: product.sku,
    EnterpriseMarketingPartID_t__c: product.partId,
    Description: world.state.descriptions?.[product.id] ?? product.description,
    Category__c: world.shelves.categoryById.get(product.categoryId)?.name ?? null,
    Line__c: product.line,
    Shade__c: product.shade ?? null,
    Size__c: variationSetOf(world, product)?.attributes.Size__c ?? null,
    SwatchColor__c: product.shade === undefined ? null : (product.swatch ?? product.drawing?.deep ?? null),
    Badges__c: product.badges.join(';'),
    BaseAmount__c: product.content ? String(product.content.amount) : null,
    BaseUnit__c: product.content?.unit ?? null,
    LowestPrice30Days__c: product.lowestPrice30Days ?? (product.drawing && product.listPrice) ?? null,
    AvailableQuantity__c: Number.isFinite(stockOf(world, product)) ? String(stockOf(world, product)) : null,
    SkinType__c: skinsOf(product).map(said(world, englishSkins)).join(';') || null,
    Concern__c: concernsOf(product).map(said(world, englishConcerns)).join(';') || null,
    ...textFieldsOf(product, world.language),
  }
}

const said =
  ({ language }: World, english: Readonly<Record<string, string>>) =>
  (value: string) =>
    language === 'en' ? (english[value] ?? value) : value

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

export function pictureOf(product: ProductFacts, view: 'front' | 'detail' = 'front'): Picture | null {
  if (!product.drawing) return view === 'front' ? (givenPictures(product)[0] ?? null) : null
  if (product.pictureFormat === 'none') return null
  const detail = view === 'detail'
  const closeUp = product.translatedFrom ? 'close-up' : 'Nahaufnahme'
  return {
    alternateText: detail ? `${product.name}, ${closeUp}` : product.name,
    alternativeText: detail ? `${product.name}, ${closeUp}` : product.name,
    contentVersionId: null,
    id: to18(`${detail ? '06A' : '069'}${product.id.slice(3, 15)}`),
    mediaType: 'Image',
    sortOrder: detail ? 1 : 0,
    thumbnailUrl: null,
    title: product.name,
    url: `${mediaPath}/product-${product.id}${detail ? '-detail' : ''}`,
  }
}

/** Prices on the wire: null where the shop has none, as for a product without an entry in the price book. */
export function moneyOf(product: ProductFacts) {
  if (product.unpriced) return { listPrice: null, unitPrice: null }
  const { list, sales } = unitPriceOf(product)
  return { listPrice: toMoney(list), unitPrice: toMoney(sales) }
}

const givenPictures = ({ id, name, pictures = [] }: ProductFacts): Picture[] =>
  pictures.map(({ key, alt }, sortOrder) => ({
    alternateText: alt || name,
    alternativeText: alt || name,
    contentVersionId: null,
    id: idOf('069', hashOf(`${id} ${sortOrder}`)),
    mediaType: 'Image',
    sortOrder,
    thumbnailUrl: null,
    title: name,
    url: `${mediaPath}/${key}`,
  }))

export function quantityRuleOf({ quantityRule }: ProductFacts): QuantityRule | null {
  if (!quantityRule) return null
  const { minimum, maximum, increment } = quantityRule
  return { increment: String(increment), maximum: String(maximum), minimum: String(minimum) }
}

/** Returns the attributes of a product; the shade is given even for a product that comes in one shade only. */
export function variationsOf(world: World, product: ProductFacts) {
  const single = world.language === 'en' ? attributeInEnglish(shade) : shade
  const { attributes } = world.shelves.familyById.get(product.id) ?? { attributes: product.shade === undefined ? [] : [single] }
  return Object.fromEntries(
    attributes.map(({ apiName, label, of }, sequence) => [
      apiName,
      { developerName: developerNameOf(apiName), label, sequence, value: of(product) },
    ]),
  )
}

const developerNameOf = (apiName: string): string => apiName.replace('__c', '')

/** Returns a product's place among its shades or sizes; null for one that comes in one only. */
export function variationSetOf(world: World, product: ProductFacts) {
  const family = world.shelves.familyById.get(product.id)
  if (!family) return null
  return { attributes: valuesOf(family, product), developerName: developerNameOf(family.attributes[0]?.apiName ?? '') }
}

const valuesOf = ({ attributes }: Family, product: ProductFacts): Record<string, string> =>
  Object.fromEntries(attributes.map(({ apiName, of }) => [apiName, of(product)]))

/** Returns the shades or sizes there are, and the product that each of them is. */
function variationInfoOf(family: Family) {
  const { attributes, members } = family
  return {
    attributesToProductMappings: members.map((member) => ({
      canonicalKey: attributes.map(({ of }) => of(member)).join('_'),
      productId: member.id,
      selectedAttributes: attributes.map(({ apiName, label, of }, sequence) => ({
        apiName,
        label,
        sequence: String(sequence),
        value: of(member),
      })),
      urlName: member.urlName,
    })),
    variationAttributeInfo: Object.fromEntries(attributes.map((one, place) => [one.apiName, attributeInfo(one, members, place)])),
  }
}

function attributeInfo({ apiName, label, of }: Attribute, members: readonly ProductFacts[], sequence: number) {
  const values = [...new Set(members.map(of))]
  return {
    allowableValues: values,
    apiName,
    availableValues: values,
    fieldEnumOrId: null,
    label,
    objectName: 'ProductAttribute',
    options: values.map((value, sortOrder) => ({ apiName: value, label: value, sortOrder })),
    sequence,
  }
}

/** The parent has the words and the picture of its first member, and cannot be bought. */
export function parentDetail(world: World, family: Family, wanted: string | null) {
  const [first] = family.members as readonly [ProductFacts]
  return {
    ...productDetail(world, first, wanted),
    id: family.parentId,
    productClass: 'VariationParent',
    purchaseQuantityRule: null,
    variationAttributeSet: null,
    variationParentId: null,
  }
}

export function productDetail(world: World, product: ProductFacts, wanted: string | null) {
  const category = world.shelves.categoryById.get(product.categoryId)
  const family = world.shelves.familyById.get(product.id)
  return {
    attributeSetInfo: {},
    defaultImage: pictureOf(product),
    entitlement: { canViewPrice: true },
    fields: chosenFields(world, product, wanted),
    id: product.id,
    mediaGroups: mediaGroupsOf(product, world),
    name: product.name,
    primaryProductCategoryPath: {
      path: category ? [{ description: category.description, id: category.id, name: category.name, urlName: category.urlName }] : [],
    },
    productClass: family ? 'Variation' : 'Simple',
    productSellingModels: [],
    purchaseQuantityRule: quantityRuleOf(product),
    sku: product.sku,
    success: true,
    urlName: product.urlName,
    variationAttributeSet: variationSetOf(world, product),
    variationInfo: family ? variationInfoOf(family) : null,
    variationParentId: family?.parentId ?? null,
  }
}

/** Returns the id of what belongs to a product; ids that an owner gave may have any form. */
const idBeside = (prefix: string, { id }: ProductFacts): string =>
  /^[0-9A-Za-z]{15,18}$/.test(id) ? to18(prefix + id.slice(3, 15)) : idOf(prefix, hashOf(id))

const picturesOf = (...pictures: readonly (Picture | null)[]): Picture[] => pictures.filter((picture) => picture !== null)

function mediaGroupsOf(product: ProductFacts, { language }: World) {
  return [
    {
      developerName: 'productListImage',
      id: idBeside('2mg', product),
      mediaItems: picturesOf(pictureOf(product)),
      name: language === 'en' ? 'List image' : 'Listenbild',
      usageType: 'Listing',
    },
    {
      developerName: 'productDetailImage',
      id: idBeside('2mG', product),
      mediaItems: product.drawing ? picturesOf(pictureOf(product), pictureOf(product, 'detail')) : givenPictures(product),
      name: language === 'en' ? 'Product images' : 'Produktbilder',
      usageType: 'Standard',
    },
  ]
}
