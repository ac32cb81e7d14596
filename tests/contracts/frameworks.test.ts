import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guideCode } from '../support/guide-code.js'

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
  Next: ['next/app/page.tsx', 'next/app/shop.tsx', 'next/app/layout.tsx', 'next/next.config.ts'],
}

describe('the guide "Frameworks"', () => {
  it.each(Object.entries(shown))('shows the application in %s as it is tested', (heading, files) => {
    for (const file of files)
      expect(guideCode(heading, file.replace(/^(?:hosts\/[\w-]+|next)\//, '')), file).toBe(readFileSync(`tests/outside/${file}`, 'utf8'))
  })
})
