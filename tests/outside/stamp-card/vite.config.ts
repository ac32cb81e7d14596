import { defineConfig } from 'vite'

/** Where the page has our files: what the blocks are drawn with is there already. */
const cdn = process.env.VITRINE_CDN ?? 'https://your.host/vitrine/cdn/light'

export default defineConfig({
  build: {
    lib: { entry: 'index.ts', formats: ['es'], fileName: () => 'stamp-card.js' },
    rolldownOptions: {
      external: ['@vitrine/blocks/kit', 'react', 'react/jsx-runtime'],
      output: {
        paths: {
          '@vitrine/blocks/kit': `${cdn}/kit.js`,
          react: `${cdn}/react.js`,
          'react/jsx-runtime': `${cdn}/jsx-runtime.js`,
        },
      },
    },
  },
})
