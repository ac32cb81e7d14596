/** The part of https://standardschema.dev that the bus needs; valibot's schemas have it. */
export interface MessageSchema<Message> {
  readonly '~standard': {
    readonly validate: (
      value: unknown,
    ) => { readonly value: unknown; readonly issues?: undefined } | { readonly issues: readonly unknown[] } | Promise<unknown>
    readonly types?: { readonly input: unknown; readonly output: Message } | undefined
  }
}

export interface Channel<Message> {
  readonly name: string
  /** One sentence: which messages it carries, and when. */
  readonly about: string
  readonly schema: MessageSchema<Message>
  /** A late subscriber receives the latest message. */
  readonly retain: boolean
  /** Names of channels whose retained message this one invalidates. */
  readonly clears?: readonly string[]
  /** Milliseconds after which a subscribed block is locked: it is drawn, but nothing in it can be pressed. */
  readonly locksAfter?: number
}

/**
 * Declares a channel of your own, on which blocks and the page publish and subscribe; a block lists it in its declaration.
 * @param description the channel's name, which begins with its owner's prefix, one sentence about it, and its messages' schema
 * @returns the same description, typed by its message and its name
 * @example
 * ```ts
 * import { channel } from '@vitrine/blocks/kit'
 * import { number, object } from 'valibot'
 *
 * export const stamped = channel({
 *   name: 'acme.stamped',
 *   about: 'The shopper has got a stamp.',
 *   schema: object({ stamps: number() }),
 *   retain: true,
 * })
 * ```
 */
export const channel = <Message, const Name extends string>(
  description: Channel<Message> & { name: Name },
): Channel<Message> & { name: Name } => description
