import { type Check, check, Fault, isObject } from './check.js'

/** It has its own file, as the first files of a page need no records. */
export const record = (_names: Check, item: Check) =>
  check('Object', (value) => {
    if (!isObject(value)) return new Fault('Object')
    const whole: Record<string, unknown> = Object.create(null)
    for (const [key, one] of Object.entries(value)) {
      if (['__proto__', 'prototype', 'constructor'].includes(key)) continue
      const understood = item.run(one)
      if (understood instanceof Fault) return understood.at(key)
      whole[key] = understood
    }
    return whole
  })
