/** Data that can be written as a PHP value. */
export type PhpValue = string | number | boolean | null | undefined | readonly PhpValue[] | { readonly [key: string]: PhpValue }

/** Returns a PHP file that returns the value, as `require` takes it. */
export const phpFile = (value: PhpValue): string =>
  `<?php\n// Generated from the declarations of the blocks.\ndefined( 'ABSPATH' ) || exit;\nreturn ${printPhp(value)};\n`

/** Prints a value in the syntax of PHP 7.4; members that are undefined are left out. */
export function printPhp(value: PhpValue, indent = ''): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`
  if (typeof value !== 'object') return String(value)
  const inner = `${indent}\t`
  const lines = Array.isArray(value)
    ? value.map((each: PhpValue) => inner + printPhp(each, inner))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${inner}${printPhp(key)} => ${printPhp(each as PhpValue, inner)}`)
  return lines.length === 0 ? 'array()' : `array(\n${lines.join(',\n')},\n${indent})`
}
