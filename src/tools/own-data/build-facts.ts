import type { Facts } from '../../sandbox/index.js'
import { attributeName } from './attribute-names.js'
import { slugOf } from '../../sandbox/owner-facts.js'
import type { OwnConsultant } from './consultants.js'
import type { CategoryTree } from './category-tree.js'
import { groupsOf } from './product-groups.js'
import type { OwnProduct } from './read-product.js'
import type { ShopSettings } from './shop-settings.js'
import { productIdOf, stableId } from './stable-id.js'

type ProductFacts = Facts['products'][number]
type ConsultantFacts = Facts['consultants'][number]

export interface FactSources {
  products: readonly OwnProduct[]
  consultants: readonly OwnConsultant[]
  categories: CategoryTree
  settings: Pick<ShopSettings, 'deliveryMethods' | 'promotions' | 'taxPercent' | 'attributes' | 'urlNames'>
  currency: string
  /** Returns the key of a picture, undefined where there is none. */
  keyOf: (address: string) => string | undefined
}

/** Builds the sandbox's facts: variants of a group become one product. */
export function buildFacts({ products, consultants, categories, settings, currency, keyOf }: FactSources): Partial<Facts> {
  const { deliveryMethods, promotions = [], taxPercent } = settings
  const build = { categories, keyOf, settings }
  return {
    currency,
    promotions,
    ...(deliveryMethods && { deliveryMethods }),
    ...(taxPercent !== undefined && { taxPercent }),
    categories: categoriesOf(products, categories),
    products: [...groupsOf(products)].map(([name, members]) => productOf(name, members, build)),
    consultants: consultants.map((each) => consultantOf(each, keyOf)),
  }
}

type Build = Pick<FactSources, 'categories' | 'keyOf' | 'settings'>

const categoryId = (name: string): string => (name === '' ? '' : stableId('0ZG', name))

/** The sandbox knows one level of categories: the top one of each path. */
const categoriesOf = (products: readonly OwnProduct[], tree: CategoryTree): Facts['categories'] =>
  [...new Set([...tree.tops, ...products.map(({ categoryPath }) => tree.topOf(categoryPath)).filter(Boolean)])].map((name) => ({
    id: categoryId(name),
    urlName: tree.urlNameOf(name) ?? slugOf(name),
    name,
    description: tree.descriptionOf(name),
  }))

function productOf(name: string, members: readonly OwnProduct[], build: Build): ProductFacts {
  const facts = members.map((member) => memberFacts(member, build))
  const [head] = facts as [ProductFacts]
  const labels = [...new Set(members.flatMap(({ options }) => options.map((option) => option.name)))]
  if (labels.length === 0) return head
  const attributes = labels.map((name) => {
    const apiName = attributeName(name)
    return { apiName, label: build.settings.attributes?.get(apiName) ?? name.replace(/__c$/, '') }
  })
  return { ...head, family: { parentId: stableId('01t', name), attributes, members: facts } }
}

function memberFacts(own: OwnProduct, { categories, keyOf, settings }: Build): ProductFacts {
  const { sku, name, options, ingredients, application, safety, manufacturer, deliveryTime } = own
  const values = Object.fromEntries(options.map((option) => [attributeName(option.name), option.value]))
  const pictures = own.pictures.flatMap(({ address, alt }) => {
    const key = keyOf(address.value)
    return key === undefined ? [] : [{ key, alt }]
  })
  return {
    id: productIdOf(sku),
    sku,
    partId: sku,
    name,
    urlName: own.urlName ?? settings.urlNames?.get(sku) ?? slugOf(name),
    categoryId: categoryId(categories.topOf(own.categoryPath)),
    line: own.line,
    description: own.description,
    price: own.price ?? '0',
    ...(own.price === undefined && { unpriced: true }),
    ...(own.listPrice && { listPrice: own.listPrice }),
    ...(own.lowestPrice30Days && { lowestPrice30Days: own.lowestPrice30Days }),
    badges: [],
    stock: own.stock ?? Number.POSITIVE_INFINITY,
    ...(own.content && { content: own.content }),
    ...(values.Shade__c !== undefined && { shade: values.Shade__c }),
    ...(own.swatch && { swatch: own.swatch }),
    pictures,
    texts: {
      ...(ingredients && { ingredients }),
      ...(application && { application }),
      ...(safety && { safety }),
      ...(manufacturer && { manufacturer }),
      ...(deliveryTime && { deliveryTime }),
    },
    options: values,
  }
}

function consultantOf(own: OwnConsultant, keyOf: FactSources['keyOf']): ConsultantFacts {
  const { moniker, street, postalCode, city, country, phone, email, vatId, picture } = own
  const key = picture === undefined ? undefined : keyOf(picture)
  return {
    id: stableId('001', moniker),
    firstName: own.firstName,
    lastName: own.lastName,
    ...(country && { country }),
    moniker,
    shopActive: true,
    consultantKey: moniker,
    shopId: stableId('a0S', moniker),
    profileImageUrl: key === undefined ? '' : `/cms/delivery/media/${key}`,
    city,
    postalCode,
    latitude: own.latitude ?? Number.NaN,
    longitude: own.longitude ?? Number.NaN,
    specialties: own.specialties,
    languages: own.languages,
    social: {},
    imprint: { street, postalCode, city, ...(phone && { phone }), ...(email && { email }), ...(vatId && { vatId }) },
    favouriteProductIds: [],
    about: own.about,
    unavailableProductIds: [],
  }
}
