import type { Cell } from './product-draft.js'
import { plainText } from './read-product.js'

/** A category as a file says it; products name it by its id or its name. */
export interface OwnCategory {
  id: string
  name: string
  /** Id or name of the category above; empty at the top. */
  parent: string
  description: string
  urlName?: string
}

export interface CategoryTree {
  /** Names of the categories without one above them, in the order of the file. */
  tops: readonly string[]
  /** Returns the name of the topmost category of a path; empty where there is none. */
  topOf: (path: readonly string[]) => string
  /** Returns a path by its names from the top down. */
  pathOf: (path: readonly string[]) => readonly string[]
  descriptionOf: (name: string) => string
  urlNameOf: (name: string) => string | undefined
}

/** A row of a category file, and how something about it is reported. */
export interface CategoryRow {
  values: Readonly<Record<string, string>>
  omit: (cell: Cell, reason: string) => void
}

const columns = {
  id: ['id', 'category id', 'code'],
  name: ['name', 'category name', 'kategorie'],
  parent: ['parent', 'parent id', 'parent category', 'übergeordnet'],
  description: ['description', 'beschreibung'],
  urlName: ['url name', 'url', 'slug'],
} as const

/** Returns the tree of these categories. Names that a file has twice, and those above themselves, are reported; neither stops the shop. */
export function buildCategoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const categories = new Map<string, { category: OwnCategory; row: CategoryRow }>()
  for (const row of rows) {
    const category = readCategory(row)
    if (!category) continue
    if (categories.has(category.id)) row.omit({ column: 'id', value: category.id }, 'An earlier row has this category.')
    else categories.set(category.id, { category, row })
  }
  const byName = new Map([...categories.values()].map(({ category }) => [category.name, category]))
  const find = (name: string): OwnCategory | undefined => categories.get(name)?.category ?? byName.get(name)
  for (const { category, row } of categories.values()) breakCycle(category, { find, row })
  const top = (category: OwnCategory): OwnCategory => {
    const above = find(category.parent)
    return above ? top(above) : category
  }
  const namesTo = (category: OwnCategory): string[] => {
    const above = find(category.parent)
    return [...(above ? namesTo(above) : []), category.name]
  }
  return {
    pathOf([first = '', ...rest]) {
      const known = find(first)
      return known ? [...namesTo(known), ...rest] : [first, ...rest].filter(Boolean)
    },
    tops: [...categories.values()].filter(({ category }) => !find(category.parent)).map(({ category }) => category.name),
    topOf([first = '']) {
      const known = find(first)
      return known ? top(known).name : first
    },
    descriptionOf: (name) => byName.get(name)?.description ?? '',
    urlNameOf: (name) => byName.get(name)?.urlName,
  }
}

/** Takes the category above from one that stands above itself. */
function breakCycle(category: OwnCategory, { find, row }: { find: (name: string) => OwnCategory | undefined; row: CategoryRow }): void {
  const seen = new Set<OwnCategory>()
  for (let each = find(category.parent); each && !seen.has(each); each = find(each.parent)) {
    seen.add(each)
    if (each !== category) continue
    row.omit({ column: 'parent', value: category.parent }, 'The category stands above itself, so it is one of the top.')
    category.parent = ''
    return
  }
}

function readCategory({ values, omit }: CategoryRow): OwnCategory | undefined {
  const cells = new Map(
    Object.entries(values).map(([column, value]) => [
      column
        .toLowerCase()
        .replace(/[\s_]+/g, ' ')
        .trim(),
      value.trim(),
    ]),
  )
  const text = (field: keyof typeof columns): string => plainText(columns[field].map((name) => cells.get(name)).find(Boolean) ?? '')
  const name = text('name')
  if (name === '') {
    omit({ column: 'name', value: '' }, 'The category has no name.')
    return undefined
  }
  const urlName = text('urlName')
  return {
    id: text('id') || name,
    name,
    parent: text('parent'),
    description: text('description'),
    ...(urlName && { urlName }),
  }
}

export const isCategoryFile = (file: string): boolean => /^(categories|kategorien)\.(csv|tsv|json)$/i.test(file)
