import { useEffect } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { registeredAgent } from '../../commerce/domain/agent/shopper-agent.js'
import { useQuery, useLazy, useSession, useSettings, useShop, useStore } from '../../ui/index.js'
import { agentAt } from '../../ui/agent/agent-at.js'
import { safeUrl } from '../../core/dom/safe-url.js'
import { useTrustedOrigins } from '../../ui/hooks/use-trusted-origins.js'
import type { shopperAgent } from './shopper-agent.block.js'
import { Talk } from './talk.js'

/** Shown only when the shop has an agent on the platform, and one is registered or has an address. */
export function ShopperAgent({ agentUrl, ...props }: ViewOf<typeof shopperAgent>) {
  const { mode, setState } = props
  const live = mode !== 'edit'
  const context = useLazy(useShop().context)
  const { session, status } = useSession(live)
  const { locale } = useSettings()
  const trusted = useTrustedOrigins()
  const store = useQuery(live ? 'store' : undefined, async (signal) => (await context()).application(signal))
  const address = agentUrl && safeUrl(agentUrl, trusted)
  const registered = useStore(registeredAgent())
  const agent = registered ?? (address ? agentAt(address) : undefined)
  // It waits for the session: a conversation from before would be dropped as that of another shopper.
  const isKnown = session !== undefined || status === 'failed'
  const isOn = !live || (isKnown && store.value?.propertiesEx.shopperCopilotUIEnabled === true && agent !== undefined)
  useEffect(() => {
    if (!isOn) setState('hidden')
  }, [setState, isOn])
  // The key starts a new conversation for another shopper, who must not see the one before.
  return isOn ? <Talk key={session?.userId} {...props} locale={locale} agent={agent} /> : null
}
