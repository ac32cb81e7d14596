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
  /** One sentence: what is said here, and when. */
  readonly about: string
  readonly schema: MessageSchema<Message>
  /** Whoever loads late is handed the latest message. */
  readonly retain: boolean
  /** Names of channels whose retained message this one makes untrue. */
  readonly clears?: readonly string[]
  /** What hears it is locked so many milliseconds later: drawn, but nothing in it can be pressed. */
  readonly locksAfter?: number
}

export const channel = <Message, const Name extends string>(
  description: Channel<Message> & { name: Name },
): Channel<Message> & { name: Name } => description
