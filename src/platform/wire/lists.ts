import { array, type GenericSchema, type InferInput, pipe, transform, unknown } from 'valibot'
import { fitsOf } from './wire.js'

/**
 * Of a list that answers the question, what is understood: one thing that is not hides none of the others. A list of
 * which nothing is understood is not empty, but broken. Not for what is told whole or not at all: lines, what was ordered.
 */
export const fitting = <const S extends GenericSchema>(item: S) =>
  pipe(
    array(unknown()),
    transform((all) => {
      const fits = fitsOf(item, all)
      return fits.length > 0 ? fits : (all as InferInput<S>[])
    }),
    array(item),
  )

/** The first of a list, where nobody reads the others. */
export const first = <const S extends GenericSchema>(item: S) =>
  pipe(
    array(unknown()),
    transform((all) => all.slice(0, 1) as InferInput<S>[]),
    array(item),
  )
