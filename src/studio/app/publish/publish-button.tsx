import type { ReactNode } from 'react'
import type { PageSummary } from '../../../pages/document/pages-api.js'
import { useStudioWords } from '../kit/language.js'
import { RoleButton } from '../session/role-button.js'
import { toShow, useMissingPermission } from '../session/use-missing-permission.js'
import { useOnline } from '../session/use-online.js'
import { publishMessages } from './publish.messages.js'

interface PublishButtonProps {
  summary: PageSummary
  className: string
  onPublish: () => void
  children: ReactNode
}

/** Opens the dialog that comes before publishing. */
export function PublishButton({ summary, onPublish, ...rest }: PublishButtonProps) {
  const t = useStudioWords(publishMessages)
  const mayNot = useMissingPermission(toShow(summary))
  const isOnline = useOnline()
  return <RoleButton why={mayNot ?? (isOnline ? undefined : t.offline)} onPress={onPublish} {...rest} />
}
