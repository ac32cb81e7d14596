import { pageBus, pageShare } from '../../core/bus/index.js'
import { channels as allChannels, type ChannelMessages, platformChannels } from '../../commerce/domain/channels.js'
import { keyOf, plainCopy } from './messages.js'

/** The part of `lightning/messageService` that the bridge uses; messages are plain data, and late subscribers get no earlier ones. */
export interface MessageService {
  publish: (context: unknown, channel: unknown, message?: object) => void
  subscribe: (context: unknown, channel: unknown, listener: (message: unknown) => void, options?: object) => unknown
  unsubscribe: (subscription: unknown) => void
}

type PlatformName = (typeof platformChannels)[number]['name']

/** Per channel the token that `@salesforce/messageChannel/…__c` imports. A channel that is left out is not mirrored. */
export type BridgeChannels = Partial<Record<PlatformName, unknown>>

export interface Bridge {
  service: MessageService
  /** The result of `@wire(MessageContext)` or `createMessageContext()`. */
  context: unknown
  channels: BridgeChannels
  /** Channel for late subscribers: `{}` or `{ channel: 'moniker-selected' }` here makes the retained messages be published again. */
  request?: unknown
  /** `{ scope: APPLICATION_SCOPE }` hears the whole site, and takes a context from `@wire`. */
  options?: object
}

/** Mark on every message of ours, so that we know it when it comes back. */
const mark = 'vitrineOrigin'

/**
 * Mirrors the platform's five channels onto the site's message service, and back. Retained messages are published there at once
 * and on request; messages from there are checked like everything foreign. A page has one bridge: a second one takes over.
 * @param bridge the message service with its context, and the site's token of each channel that is mirrored
 * @returns a function that ends it
 * @example
 * ```ts
 * import { bridgeMessages, type MessageService } from '@vitrine/blocks/lwr'
 *
 * // Takes `lightning/messageService`, its context, and the token of `@salesforce/messageChannel/VitrineMonikerSelected__c`.
 * export const connect = (service: MessageService, context: unknown, token: unknown) =>
 *   bridgeMessages({ service, context, channels: { 'moniker-selected': token } })
 * ```
 */
export function bridgeMessages({ service, context, channels, request, options }: Bridge): () => void {
  const share = pageShare()
  share.endBridge?.()
  const bus = pageBus()
  bus.declare(allChannels)
  const origin = crypto.randomUUID()
  const ends: (() => void)[] = []
  const hear = (channel: unknown, listener: (message: Record<string, unknown> | undefined) => void) => {
    const subscription = service.subscribe(context, channel, (message) => listener(plainCopy(message)), options)
    ends.push(() => service.unsubscribe(subscription))
  }
  const retained = (name: string) => bus.inspect().retained[name]
  const sayThere = (name: PlatformName, message: object) => service.publish(context, channels[name], { ...message, [mark]: origin })

  for (const { name, schema } of platformChannels) {
    if (channels[name] === undefined) continue
    // A message that has come from there is not published there again.
    const arriving = new Set<string>()
    hear(channels[name], (message) => {
      if (message?.[mark] === origin) return
      const read = schema['~standard'].validate(message)
      if (read instanceof Promise || read.issues) return void bus.publish(name, message)
      const key = keyOf(read.value)
      if (retained(name) !== undefined && keyOf(retained(name)) === key) return
      arriving.add(key)
      bus.publish(name, read.value)
    })
    ends.push(
      bus.subscribe(name, (message) => {
        if (!arriving.delete(keyOf(message))) sayThere(name, message as ChannelMessages[typeof name])
      }),
    )
  }
  if (request !== undefined) {
    hear(request, (asked) => {
      for (const { name } of platformChannels) {
        const message = retained(name)
        const isMeant = asked?.channel === undefined || asked.channel === name
        if (isMeant && channels[name] !== undefined && message !== undefined) sayThere(name, message as object)
      }
    })
  }
  const end = () => {
    for (const each of ends.splice(0)) each()
    if (share.endBridge === end) share.endBridge = undefined
  }
  share.endBridge = end
  return end
}
