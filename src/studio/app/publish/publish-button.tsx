import type { ReactNode } from 'react'
import type { PageSummary } from '../../../document/pages-api.js'
import { RoleButton } from '../session/role-button.js'
import { toShow, useMayNot } from '../session/use-may-not.js'

interface PublishButtonProps {
  summary: PageSummary
  className: string
  onPublish: () => void
  children: ReactNode
}

/** Opens what is asked before publishing. */
export function PublishButton({ summary, onPublish, ...rest }: PublishButtonProps) {
  return <RoleButton why={useMayNot(toShow(summary))} onPress={onPublish} {...rest} />
}
