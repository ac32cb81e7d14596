import { type CssNode, parse, walk } from 'css-tree'

/** Functions of CSS that compute and fetch nothing. */
const functions: ReadonlySet<string> = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path rect linear-gradient radial-gradient`.split(/\s+/),
)

/** Returns true when the value of an attribute names nothing but parts of the drawing itself. */
export function hasOwnReferences(value: string): boolean {
  // Without one of these no address can stand in a value.
  if (!/[(\\]/.test(value)) return true
  if (!/url|src|image|element|\\|@/i.test(value)) return true
  const read = readAs(value, 'value')
  return read !== undefined && isOwn(read)
}

/** Returns true when the declarations of a `style` attribute do so. */
export function hasOwnDeclarations(text: string): boolean {
  const read = readAs(text, 'declarationList')
  return read !== undefined && isOwnRules(read)
}

/** Returns true when a style sheet does so, without rules that load something. */
export function isOwnSheet(text: string): boolean {
  const read = readAs(text, 'stylesheet')
  return read !== undefined && isOwnRules(read)
}

function isOwnRules(rules: CssNode): boolean {
  let own = true
  walk(rules, (node) => {
    if (node.type === 'Atrule' && node.name.toLowerCase() !== 'media') own = false
    if (node.type === 'Declaration' && !isOwn(node.value)) own = false
    if (node.type === 'Raw' && /[(\\@]/.test(node.value)) own = false
  })
  return own
}

function isOwn(value: CssNode): boolean {
  let own = true
  walk(value, (node) => {
    if (node.type === 'Url' && !/^#[\w.-]+$/.test(node.value)) own = false
    if (node.type === 'Function' && !functions.has(node.name.toLowerCase())) own = false
    if (node.type === 'Raw' && /[(\\]/.test(node.value)) own = false
    if (node.type === 'Identifier' && node.name.includes('\\')) own = false
  })
  return own
}

function readAs(text: string, context: 'value' | 'declarationList' | 'stylesheet'): CssNode | undefined {
  try {
    return parse(text, { context, parseCustomProperty: true })
  } catch (error) {
    if (error instanceof SyntaxError || (error as Error).name === 'SyntaxError') return undefined
    throw error
  }
}
