/**
 * The row of a name that somebody may have written without types.
 * @param what the rows are, as a sentence says it: `server method`
 * @returns a copy without a prototype: what a page has written on `Object.prototype` stands in no row
 * @throws RangeError that says which names there are
 */
export function endpointNamed<Rows extends object>(rows: Rows, name: string, what: string): Rows[keyof Rows] {
  if (Object.hasOwn(rows, name)) return Object.assign(Object.create(null), rows[name as keyof Rows])
  throw new RangeError(`There is no ${what} "${name}". There are: ${Object.keys(rows).join(', ')}.`)
}
