const token = '--vitrine-paper'
const dressed = new WeakSet<Document>()

/**
 * A block that is moved into a frame or a popup keeps its colours and fonts: the theme is linked there as well, and what the
 * page has made of the tokens goes with it.
 */
export function bringTheme(from: Document, to: Document): void {
  const view = to.defaultView
  if (!view || dressed.has(to) || view.getComputedStyle(to.documentElement).getPropertyValue(token)) return
  dressed.add(to)
  const { vitrineTheme } = from.documentElement.dataset
  if (vitrineTheme) to.documentElement.dataset.vitrineTheme = vitrineTheme
  const own: string[] = []
  for (const sheet of from.styleSheets) {
    const rules = rulesOf(sheet)
    if (rules ? rules.some((rule) => setsToken(rule, token)) : sheet.href?.includes('/vitrine')) linkIn(to, sheet)
    else own.push(...(rules ?? []).flatMap(tokensIn))
  }
  if (own.length === 0) return
  const changed = new view.CSSStyleSheet()
  changed.replaceSync(own.join('\n'))
  to.adoptedStyleSheets = [...to.adoptedStyleSheets, changed]
}

function linkIn(to: Document, { ownerNode, href }: CSSStyleSheet): void {
  if (!ownerNode) return
  const copy = to.importNode(ownerNode, true)
  // An empty document has no address that a relative one would begin from.
  if (href && 'href' in copy) copy.href = href
  to.head.append(copy)
}

/** @returns nothing for a sheet of another origin, which no script may read */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] | undefined {
  try {
    return [...sheet.cssRules]
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined
    throw error
  }
}

/** A property decides, since a rule of a frame has another class. */
const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule

const setsToken = (rule: CSSRule, name: string): boolean => isStyleRule(rule) && rule.style.getPropertyValue(name) !== ''

function tokensIn(rule: CSSRule): string[] {
  if (!isStyleRule(rule)) return []
  const names = [...rule.style].filter((name) => name.startsWith('--vitrine-'))
  return names.length > 0
    ? [`${rule.selectorText} { ${names.map((name) => `${name}: ${rule.style.getPropertyValue(name)};`).join(' ')} }`]
    : []
}
