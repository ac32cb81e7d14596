import { own, set } from './objects.js'

/** A tree of fields: `true` for a value, a tree for a record that the field leads to. */
export interface FieldTree {
  readonly [name: string]: true | FieldTree
}

/** `Object.Relation.Field` as a tree, without the object. */
export const treeOf = (names: readonly string[]): FieldTree =>
  names.map((name) => branchOf(name.split('.').slice(1))).reduce(joinedTrees, {})

function branchOf([first = '', ...rest]: string[]): FieldTree {
  return { [first]: rest.length === 0 ? true : branchOf(rest) }
}

export function joinedTrees(left: FieldTree, right: FieldTree): FieldTree {
  const tree: Record<string, true | FieldTree> = { ...left }
  for (const [name, branch] of Object.entries(right)) {
    const before = own(tree, name)
    set(tree, name, branch === true ? (before ?? true) : before && before !== true ? joinedTrees(before, branch) : branch)
  }
  return tree
}
