import { folderOf } from '../../pages/document/names.js'
import type { LocalizedText } from '../../core/element/declaration.js'
import { tokenTexts } from './token-texts.js'
import { tokensRead, tokenValues } from './tokens.js'

export interface TokenProperty {
  name: string
  description: string
  /** Value that the theme sets. */
  default: string
  /** Syntax as `@property` would name it. */
  syntax: string
}

/** Returns every token of the theme, as manifests describe it. */
export const allTokens = (language: keyof LocalizedText): TokenProperty[] =>
  Object.keys(tokenValues).map((name) => tokenProperty(name, language))

/** Returns the tokens that a block's style sheets read. */
export const tokensOf = (tag: string, language: keyof LocalizedText): TokenProperty[] =>
  (tokensRead[folderOf(tag)] ?? []).map((name) => tokenProperty(name, language))

function tokenProperty(name: string, language: keyof LocalizedText): TokenProperty {
  const token = name as keyof typeof tokenValues
  const value = tokenValues[token] ?? ''
  return { name, description: tokenTexts[token]?.[language] ?? '', default: value, syntax: syntaxOf(value) }
}

function syntaxOf(value: string): string {
  if (value.startsWith('light-dark(')) return '<color>'
  return /^\d+px$/.test(value) ? '<length>' : '*'
}
