import { folderOf } from '../../document/names.js'
import type { LocalizedText } from '../../element/declaration.js'
import { tokenTexts } from './token-texts.js'
import { tokensRead, tokenValues } from './tokens.js'

export interface TokenProperty {
  name: string
  description: string
  /** As the theme sets it. */
  default: string
  /** As `@property` would say it. */
  syntax: string
}

/** Every token of the theme, as manifests tell it. */
export const allTokens = (language: keyof LocalizedText): TokenProperty[] =>
  Object.keys(tokenValues).map((name) => tokenProperty(name, language))

/** The tokens that a block's style sheets read. */
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
