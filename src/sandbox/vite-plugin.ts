import { listener, openStorage } from './node.js'
import type { NodeRequest, NodeResponse } from './node-shapes.js'
import { createSandbox, type SandboxOptions } from './sandbox.js'

/** As much of Vite's server as the plugin needs. */
interface ViteServer {
  middlewares: { use(handle: (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void) => void): unknown }
}

export interface SandboxPluginOptions extends SandboxOptions {
  /** A folder that keeps what is done in the sandbox over restarts; without one every start begins anew. */
  folder?: string
}

/**
 * Creates a plugin for Vite, and for what is built on it (SvelteKit, Nuxt, Astro, Analog): where the platform would be, the sandbox
 * answers, while developing and in `vite preview`.
 * @param options those of `createSandbox`, and `folder`, which keeps what is done over restarts
 * @returns the plugin
 * @example
 * ```ts
 * // vite.config.ts
 * import { allExtensions, sandbox } from '@vitrine/blocks/sandbox'
 * import { defineConfig } from 'vite'
 *
 * export default defineConfig({ plugins: [sandbox({ extensions: allExtensions, folder: '.sandbox' })] })
 * ```
 */
export function sandbox({ folder, ...options }: SandboxPluginOptions = {}): {
  name: string
  configureServer(server: ViteServer): Promise<void>
  configurePreviewServer(server: ViteServer): Promise<void>
} {
  const answerIn = async ({ middlewares }: ViteServer): Promise<void> => {
    const answer = listener(await createSandbox({ ...(folder !== undefined && { storage: openStorage(folder) }), ...options }))
    middlewares.use((request, response, next) => {
      answer(request, response).then((isAnswered) => isAnswered || next(), next)
    })
  }
  return { name: 'vitrine-sandbox', configureServer: answerIn, configurePreviewServer: answerIn }
}
