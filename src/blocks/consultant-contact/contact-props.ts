import type { ViewOf } from '../../core/element/index.js'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import type { consultantContact } from './consultant-contact.block.js'

export type Props = ViewOf<typeof consultantContact>

/** The shopper's input, by the names of the fields. */
export type Draft = Readonly<Record<string, string>>

export interface FormProps extends Props {
  consultant: Consultant
  /** Address that the message is sent to; empty when the shopper's mail program sends it. */
  receiver: string
  draft: { current: Draft }
  /** Called with true when there is input that would be lost with the page. */
  typed: (isTyped: boolean) => void
  sent: (to: { name: string; email: string }) => void
}
