import { expect, it } from 'vitest'
import { pageBus } from '../../src/core/bus/index.js'
import { promoBanner } from '../../src/commerce/domain/channels.js'
import '../../src/entries/lwr/door.js'
import { messageChannel, messageService } from '../support/message-service.js'

it('lets a component of the site, which can import nothing of ours, start the bridge and end it', () => {
  const service = messageService()
  const context = service.createMessageContext()
  let end: (() => void) | undefined
  const started = (given: () => void) => {
    end = given
  }
  const detail = { service, context, channels: { 'promo-banner': messageChannel('promo-banner') }, started }
  document.dispatchEvent(new CustomEvent('vitrine-bridge', { detail }))
  pageBus().publish(promoBanner, { visible: true, reason: 'no-moniker' })
  expect(service.said).toEqual([['promo-banner', expect.objectContaining({ visible: true, reason: 'no-moniker' })]])
  end?.()
  pageBus().publish(promoBanner, { visible: false, reason: 'no-moniker' })
  expect(service.said).toHaveLength(1)
  service.releaseMessageContext(context)
})
