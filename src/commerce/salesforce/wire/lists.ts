import type { GenericSchema } from 'valibot'
import { fitsOf, some } from './wire.js'

/**
 * The understood members of a list that answers the question: one that is not understood hides none of the others. A list of
 * which nothing is understood is not empty, but broken. Not for what is told whole or not at all: lines, what was ordered.
 */
export const fitting = <const S extends GenericSchema>(item: S) =>
  some(item, (all) => {
    const fits = fitsOf(item, all)
    return fits.length > 0 ? fits : all
  })

/** The first of a list, where nobody reads the others. */
export const first = <const S extends GenericSchema>(item: S) => some(item, (all) => all.slice(0, 1))
