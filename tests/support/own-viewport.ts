import { page } from 'vitest/browser'

// Files share a page, and each begins with a window of the size that it was promised (vite.config.ts).
await page.viewport(1280, 800)
