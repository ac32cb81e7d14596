import { basename, extname } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { namedPages } from '../../core/dom/named-pages.js'
import { slugOf } from '../../sandbox/owner-facts.js'
import type { Cell } from './product-draft.js'
import { plainText } from './read-product.js'

/** Uses that the site has for a page: the footer and the legal hints of a checkout lead to it. */
export type PageUse = 'imprint' | 'privacy' | 'terms' | 'shipping' | 'help' | 'newsletter'

/** A page that the shop's owner wrote. */
export interface OwnPage {
  file: string
  /** Address below the site's root; given by the front matter, else made of the file's name. */
  path: string
  title: string
  description: string
  use?: PageUse
  /** As the Markdown says it; nothing of it is trusted yet. */
  html: string
}

/** Names of files for the pages that every shop needs. */
const uses: Readonly<Record<PageUse, RegExp>> = {
  imprint: /^(impressum|imprint|legal-notice)$/,
  privacy: /^(datenschutz|datenschutzerklaerung|privacy|privacy-policy)$/,
  terms: /^(agb|nutzungsbedingungen|terms|terms-of-use)$/,
  shipping: /^(versand|lieferung|versand-und-zahlung|shipping)$/,
  help: /^(hilfe|fragen|faq|help)$/,
  newsletter: /^newsletter$/,
}

/** Addresses at which blocks look for a page by themselves. */
const addresses: Partial<Readonly<Record<PageUse, string>>> = {
  imprint: '/impressum',
  privacy: namedPages.Privacy_Policy__c,
  terms: namedPages.Terms_and_conditions__c,
}

export interface MarkdownOptions {
  /** Returns the address of a picture that a page names; undefined where there is none. */
  pictureUrl: (cell: Cell) => string | undefined
}

/**
 * Reads a page in Markdown (CommonMark with tables), with an optional head of lines such as `title: Versand` between two lines of `---`.
 * @param file path of the file in the folder; its name is the page's address unless the head says `path`
 */
export function readMarkdownPage(file: string, text: string, { pictureUrl }: MarkdownOptions): OwnPage {
  const { head, body } = splitHead(text.replace(/^\ufeff/, ''))
  const stem = slugOf(basename(file, extname(file)))
  const marked = new Marked({ gfm: true })
  let heading = ''
  marked.use({
    walkTokens(token) {
      if (token.type === 'heading' && heading === '') heading = plainText((token as Tokens.Heading).text)
      if (token.type === 'image') token.href = pictureUrl({ column: 'picture', value: (token as Tokens.Image).href }) ?? ''
    },
    // A picture that there is not leaves its words.
    renderer: { image: (href, _title, escapedAlt) => (href === '' ? escapedAlt : false) },
  })
  const html = marked.parse(body) as string
  const [use] = (Object.keys(uses) as PageUse[]).filter((each) => uses[each].test(stem))
  return {
    file,
    path: head.get('path') ?? (use && addresses[use]) ?? `/${stem}`,
    title: head.get('title') ?? (heading || stem),
    description: head.get('description') ?? '',
    ...(use && { use }),
    html,
  }
}

function splitHead(text: string): { head: ReadonlyMap<string, string>; body: string } {
  const [whole = '', lines = ''] = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  const entries = lines.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? []
    const plain = plainText(value.trim().replace(/^(["'])(.*)\1$/, '$2'))
    return name && plain ? [[name.toLowerCase(), plain]] : []
  })
  return { head: new Map(entries), body: text.slice(whole.length) }
}
