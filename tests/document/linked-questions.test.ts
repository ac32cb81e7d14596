import { describe, expect, it } from 'vitest'
import { linkedQuestions } from '../../src/pages/document/linked-questions.js'
import { toHtml } from '../../src/pages/document/to-html.js'
import type { PageNode } from '../../src/core/element/declaration.js'

const question = (words: string, ...answer: PageNode[]): PageNode => ({
  html: 'details',
  children: [{ html: 'summary', children: [words] }, ...answer],
})
const asked: PageNode = {
  block: 'vitrine-questions',
  slots: { default: [question('Wie lange?', { html: 'p', children: ['Acht ', { html: 'strong', children: ['Wochen'] }, '.'] })] },
}

describe('questions on a page', () => {
  it('are told to search engines with their answers', () => {
    expect(linkedQuestions([{ html: 'main', children: [asked] }])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Wie lange?', acceptedAnswer: { '@type': 'Answer', text: 'Acht Wochen.' } }],
    })
  })

  it('are not told while one has no answer, nor where there are none', () => {
    expect(linkedQuestions([question('Wie lange?')])).toBeUndefined()
    expect(linkedQuestions([{ html: 'p', children: ['Wie lange?'] }])).toBeUndefined()
  })

  it('stand in the page as data that cannot end its script', () => {
    const page = { version: 1, path: '/', language: 'de', title: 'T', description: '' } as const
    const nodes = [question('</script><script>alert(1)</script>', { html: 'p', children: ['Nein.'] })]
    const html = toHtml({ ...page, nodes }, { loader: '/loader.js' })
    expect(html.match(/<script type="application\/ld\+json">.*<\/script>/)?.[0]).not.toContain('alert(1)</script>')
    expect(html).toContain('<details><summary>&lt;/script&gt;')
  })
})
