import { readSearch, searchAnswer } from './search-view.js'
import { findPages } from '../world/shop/content-pages.js'
import { type World, worldIn } from '../world/world.js'

export interface Advice {
  text: string
  links: { href: string; text: string }[]
}

const texts = {
  de: {
    products: 'Schau dir das einmal an:',
    pages: 'Dazu steht etwas auf unseren Seiten:',
    nothing: 'Das weiß ich leider nicht. Deine Beraterin hilft dir gern weiter.',
    consultants: 'Beraterin finden',
  },
  en: {
    products: 'Have a look at these:',
    pages: 'Our pages say something about that:',
    nothing: 'I am afraid I do not know. Your consultant will be glad to help.',
    consultants: 'Find a consultant',
  },
}

/** Shorter words say little of what somebody wants. */
const shortestWord = 5
const most = 3

/** An answering machine: for the longest words of a question first, products and pages that have them. */
export function adviceFor(world: World, question: string, locale: string): Advice {
  const isEnglish = locale.startsWith('en')
  const t = isEnglish ? texts.en : texts.de
  const root = isEnglish ? '/en' : ''
  const words = (question.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortestWord)
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const pages = findPages(world, word).filter(({ language }) => !language || language === (isEnglish ? 'en' : 'de'))
    const [page] = pages
    if (page) return { text: `${t.pages} ${page.excerpt || page.summary}`, links: [{ href: page.path, text: page.title }] }
    const found = searchAnswer(worldIn(world, isEnglish ? 'en' : 'de'), readSearch({ searchTerm: word, pageSize: most }))
    const links = found.productsPage.products.map(({ id, name }) => ({ href: `${root}/product?id=${id}`, text: String(name) }))
    if (links.length > 0) return { text: t.products, links }
  }
  return { text: t.nothing, links: [{ href: `${root}/consultants`, text: t.consultants }] }
}
