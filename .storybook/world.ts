import { exampleExtensions } from '../src/pages/demo-site/extensions.js'
import { startSandbox } from '../src/sandbox/browser.js'
import type { Sandbox } from '../src/sandbox/sandbox.js'
import { isSceneName } from '../src/sandbox/scenes.js'
import type { World } from '../src/sandbox/world/world.js'
import { type Weather, weatherKinds } from '../src/sandbox/weather.js'
import type { ShopSettings } from '../src/commerce/domain/settings.js'
import { ownPlatformAt } from './own-platform.js'
import type { SandboxWish, Toolbars } from './parameters.js'

const {
  STORYBOOK_VITRINE_PLATFORM: address,
  STORYBOOK_VITRINE_WEBSTORE: webstoreId,
  DEV,
} = import.meta.env as ImportMetaEnv & {
  STORYBOOK_VITRINE_PLATFORM?: string
  STORYBOOK_VITRINE_WEBSTORE?: string
}

/** A developer's own platform, set when Storybook is started; then no sandbox answers, and stories show that platform's data. */
export const ownPlatform = ownPlatformAt(address, DEV)

/** Settings that the shop needs to reach that platform. */
export const ownSettings: Partial<ShopSettings> = ownPlatform
  ? { apiBasePath: ownPlatform.apiBasePath, ...(webstoreId && { webstoreId }) }
  : {}

let starting: Promise<Sandbox> | undefined

/** The one sandbox of this page. Its worker lies beside the page, so that the Storybook may be served from any path. */
export function theSandbox(): Promise<Sandbox> {
  if (ownPlatform) throw new Error(`This Storybook talks to ${ownPlatform.host}: scenes and weather are the sandbox's.`)
  starting ??= startSandbox({ workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js`, extensions: exampleExtensions })
  return starting
}

/** Makes the world what the story wishes; the toolbars have the last word. */
export async function arrangeWorld(
  { scene = 'guest', weather = [], arrange }: SandboxWish,
  toolbars: Pick<Toolbars, 'scene' | 'weather'>,
): Promise<World> {
  const sandbox = await theSandbox()
  sandbox.scene(isSceneName(toolbars.scene) ? toolbars.scene : scene)
  arrange?.(sandbox.world)
  const kind = weatherKinds.find((known) => known === toolbars.weather)
  const wished: readonly Weather[] = kind ? [{ kind }] : [weather].flat()
  for (const each of wished) sandbox.weather(each)
  return sandbox.world
}
