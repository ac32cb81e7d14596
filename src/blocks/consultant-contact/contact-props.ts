import type { ViewOf } from '../../element/index.js'
import type { Consultant } from '../../shop/consultant/consultant-gateway.js'
import type { consultantContact } from './consultant-contact.block.js'

export type Props = ViewOf<typeof consultantContact>

/** What she has typed, by the names of the fields. */
export type Draft = Readonly<Record<string, string>>

export interface FormProps extends Props {
  consultant: Consultant
  /** Where it goes; empty where her mail program takes it. */
  receiver: string
  draft: { current: Draft }
  /** Whether there is something that would be lost with the page. */
  typed: (isTyped: boolean) => void
  sent: (to: { name: string; email: string }) => void
}
