import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const guide = readFileSync('stories/guides/frameworks.md', 'utf8')
const sections = new Map(guide.split(/^## /m).map((section) => [section.split('\n')[0] ?? '', section]))

/** Under each heading, what its application is made of. */
const shown = {
  HTML: ['hosts/html/index.html'],
  'React 19': ['hosts/react-19/App.tsx'],
  'React 18': ['hosts/react-18/App.tsx'],
  Vue: ['hosts/vue/App.vue'],
  Svelte: ['hosts/svelte/App.svelte'],
  Angular: ['hosts/angular/app.ts'],
  Solid: ['hosts/solid/App.tsx'],
  Lit: ['hosts/lit/my-shop.ts'],
  Next: ['next/app/page.tsx', 'next/app/shop.tsx'],
}

describe('the guide "Frameworks"', () => {
  it.each(Object.entries(shown))('shows the application in %s as it is tested', (heading, files) => {
    const codes = [...(sections.get(heading) ?? '').matchAll(/`([\w/.-]+)`[^\n]*\n\n```\w+\n([\s\S]*?)```/g)]
    for (const file of files) {
      const code = codes.find(([, name = '']) => file.endsWith(`/${name}`))?.[2]
      expect(code, file).toBe(readFileSync(`tests/outside/${file}`, 'utf8'))
    }
  })
})
