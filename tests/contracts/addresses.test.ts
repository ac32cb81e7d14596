import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { folderOf, sources } from '../../src/tools/generate/module-graph.js'

/** Answer of the gate in `src/core/dom`, or undefined. */
const gates = ['safeUrl', 'safePictureUrl', 'safeSrcset', 'writeSrcset', 'useSafePicture']
/** Where an address leads, or what comes from it; of elements, and as React and the DOM write them. */
const addresses = new Set([
  'href',
  'xlinkHref',
  'src',
  'srcSet',
  'srcset',
  'srcDoc',
  'srcdoc',
  'action',
  'formAction',
  'poster',
  'data',
  'ping',
])
const takers = new Set('a area base button embed form frame iframe image img link object script source track use video audio'.split(' '))
const navigations = /^(?:(?:window|globalThis|self|document)\.)?(?:location\.(?:assign|replace)|navigation\.navigate|open)$/
/** Rooms whose code runs where shoppers are. */
const isForShoppers = (file: string): boolean =>
  ![
    'tools',
    'tools/cli',
    'tools/doctor',
    'tools/conformance',
    'pages/document',
    'pages/demo-site',
    'sandbox',
    'build',
    'server',
    'studio',
  ].includes(folderOf(file)) && /\.tsx?$/.test(file)

const exceptions: Readonly<Record<string, string>> = {
  'src/blocks/section/background-picture.tsx: src={sets.desktop.length > 0 ? undefined : blank}': 'an empty picture, written beside it',
  'src/blocks/video/video.tsx: src={foreign.frame}': 'made anew from the number of a film at a house that is known (`foreignVideo`)',
  'src/blocks/video/video.tsx: src={source}': 'has come through `safePictureUrl` (`ownFile`)',
  'src/blocks/video/video.tsx: src={lines}': 'has come through `safePictureUrl` (`ownFile`)',
  'src/blocks/consultant-contact/contact-forms.tsx: link.href = letterHref(mail, topic, message)':
    'begins with what `mailHref` has let through',
  "src/tools/own-data/markdown-pages.ts: token.href = pictureUrl({ column: 'picture', value: (token as Tokens.Image).href }) ?? ''":
    'the key of a picture of the folder, and `nodesFromHtml` reads the page again',
  'src/blocks/section/use-variant.ts: root.setAttribute(experimentsAttribute, said)': 'words for the root of the page, where nothing leads',
  'src/entries/lwr/host.ts: element.setAttribute(name, value)': 'a field of a block, which reads it by its own declaration',
  'src/entries/lwr/host.ts: element.setAttribute(name, String(value))': 'a field of a block, which reads it by its own declaration',
  'src/core/dom/bring-script.ts: script.src = address': 'what calls it has let it through (`trustedAddress`)',
  'src/ui/payment/frame-provider.ts: this.#frame.src = href': 'of an origin that the store trusts (`trustedAddress`), and never our own',
  'src/entries/loader.ts: link.href = new URL(/* @vite-ignore */ theme, import.meta.url).href':
    'our own sheet, where the loader comes from',
  "src/entries/playground/dress.ts: link.href = new URL('vitrine-page.css', script.src).href": 'our own sheet, where the script comes from',
  'src/core/element/bring-theme.ts: copy.href = href': 'a sheet that the page itself has loaded, in another document',
  'src/blocks/personal-data/download.tsx: link.href = url': 'a file that this page has just made',
  'src/devtools/inspector/save-file.ts: link.href = url': 'a file that this page has just made',
  ...Object.fromEntries(
    ['(key, name)', '(attribute, text)', '(attribute, own)'].map((given) => [
      `src/ui/hooks/record-head.ts: element.setAttribute${given}`,
      'what the head of the page says to machines, which nobody follows',
    ]),
  ),
}

/** What goes to an address that the gate has not let through. */
function waysAround(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (isAround(node, tree)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found.map((node) => `${file}: ${node.getText(tree)}`)
}

function isAround(node: ts.Node, tree: ts.SourceFile): boolean {
  if (ts.isJsxAttribute(node)) return isAddressOf(node) && !isSafe(writtenIn(node), tree)
  if (ts.isJsxSpreadAttribute(node)) return takers.has(tagOf(node)) && !isCorrected(node)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return isWritten(node.left) && !isSafe(node.right, tree)
  }
  if (!ts.isCallExpression(node)) return false
  const called = node.expression.getText(tree)
  const [first, second] = node.arguments
  if (navigations.test(called)) return !isSafe(first, tree)
  if (called.endsWith('.setAttribute'))
    return !!first && (!ts.isStringLiteral(first) || (addresses.has(first.text) && !isSafe(second, tree)))
  return called === 'createElement' && !!first && ts.isStringLiteral(first) && takers.has(first.text)
}

const tagOf = (attribute: ts.JsxAttribute | ts.JsxSpreadAttribute): string => attribute.parent.parent.tagName.getText()
const isAddressOf = (attribute: ts.JsxAttribute): boolean => /^[a-z]/.test(tagOf(attribute)) && addresses.has(attribute.name.getText())
const isWritten = (target: ts.Expression): boolean =>
  /(?:^|\.)location$/.test(target.getText()) ||
  (ts.isPropertyAccessExpression(target) && addresses.has(target.name.text) && !/^(?:url|address)$/.test(target.expression.getText()))

function writtenIn({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : (initializer as ts.Expression | undefined)
}

/** What is handed on may hold an address, unless one of the element's own comes after it. */
function isCorrected(spread: ts.JsxSpreadAttribute): boolean {
  const after = spread.parent.properties.filter(({ pos }) => pos > spread.pos)
  return after.some((each) => ts.isJsxAttribute(each) && addresses.has(each.name.getText()))
}

/** Whether all that an expression can be has come through the gate, or stands there as written. */
function isSafe(value: ts.Expression | undefined, tree: ts.SourceFile): boolean {
  if (!value) return true
  if (ts.isStringLiteralLike(value)) return !/^\s*[a-z]+:/i.test(value.text) || value.text.startsWith('https://')
  if (ts.isParenthesizedExpression(value) || ts.isNonNullExpression(value)) return isSafe(value.expression, tree)
  if (ts.isConditionalExpression(value)) return isSafe(value.whenTrue, tree) && isSafe(value.whenFalse, tree)
  if (ts.isBinaryExpression(value)) {
    const isAnd = value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    return isSafe(value.right, tree) && (isAnd || isSafe(value.left, tree))
  }
  if (ts.isCallExpression(value)) return gates.includes(value.expression.getText(tree))
  if (ts.isNewExpression(value)) return value.expression.getText(tree) === 'URL' && isSafe(value.arguments?.[0], tree)
  return ts.isIdentifier(value) && (value.text === 'undefined' || isSafeConstant(value.text, tree))
}

function isSafeConstant(name: string, tree: ts.SourceFile): boolean {
  const values: (ts.Expression | 'unknown')[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && node.name.getText(tree).split(/\W+/).includes(name)) values.push('unknown')
    if (ts.isVariableDeclaration(node) && node.name.getText(tree).split(/\W+/).includes(name)) {
      const isConstant = (node.parent.flags & ts.NodeFlags.Const) !== 0
      values.push(isConstant && ts.isIdentifier(node.name) && node.initializer ? node.initializer : 'unknown')
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return values.length > 0 && values.every((value) => value !== 'unknown' && isSafe(value, tree))
}

describe('an address that becomes a link, a picture, a frame, a form target or a navigation', () => {
  const files = sources('src').filter(isForShoppers)
  const found = files.flatMap((file) => waysAround(file, readFileSync(file, 'utf8')))

  it('has come through the gate in src/core/dom', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(found.filter((way) => !(way in exceptions))).toEqual([])
  })

  it('has no exception that nobody needs', () => {
    expect(Object.keys(exceptions).filter((way) => !found.includes(way))).toEqual([])
  })

  it.each([
    '<a href={url}>x</a>',
    '<a href={`${url}?id=1`}>x</a>',
    '<a {...props}>x</a>',
    '<a href={safeUrl(url) ?? url}>x</a>',
    '<a href="javascript:alert(1)">x</a>',
    '<img src={picture.url} />',
    '<img srcSet={sets.desktop} />',
    '<iframe src={source} />',
    '<form action={target} />',
    '<button formAction={target} />',
    'const safe = url; const link = <a href={safe}>x</a>',
    'function Some({ safe }) { return <a href={safe}>x</a> }',
    "createElement('a', { href: url })",
    'location.assign(url)',
    'location.assign(new URL(url, location.href).href)',
    'location.href = url',
    'window.location = url',
    'open(url)',
    'window.open(url)',
    'link.href = url',
    "link.setAttribute('href', url)",
    'link.setAttribute(name, url)',
  ])('is seen going around it: %s', (text) => {
    expect(waysAround('some.tsx', text)).toHaveLength(1)
  })

  it.each([
    '<a href={safeUrl(url, trusted)}>x</a>',
    '<a {...props} href={safeUrl(url)}>x</a>',
    '<a href="/cart">x</a>',
    '<Link href={url}>x</Link>',
    'const safe = url && safeUrl(url); const link = <a href={safe}>x</a>',
    'const safe = safeUrl(url); location.assign(new URL(safe, location.href))',
  ])('is let through: %s', (text) => {
    expect(waysAround('some.tsx', text)).toEqual([])
  })
})
