import { commands, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>
  }
}

// Files share a window, and each begins with the size that it was promised (vite.config.ts), with no pointer over it.
await page.viewport(1280, 800)
await commands.movePointerAway()
