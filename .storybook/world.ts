import { startSandbox } from '../src/sandbox/browser.js'
import type { Sandbox } from '../src/sandbox/sandbox.js'
import { isSceneName } from '../src/sandbox/scenes.js'
import type { World } from '../src/sandbox/world/world.js'
import { type Weather, weatherKinds } from '../src/sandbox/weather.js'
import type { SandboxWish, Toolbars } from './parameters.js'

let starting: Promise<Sandbox> | undefined

/** The one sandbox of this page. Its worker lies beside the page, so that the Storybook may be served from any path. */
export function theSandbox(): Promise<Sandbox> {
  starting ??= startSandbox({ workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` })
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
