import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { useMessages } from '../../ui/index.js'
import { consultantContactMessages } from './consultant-contact.messages.js'

interface RecipientProps {
  consultant: Pick<Consultant, 'firstName' | 'lastName' | 'country'> & { pictureUrl?: string | undefined }
  /** Notice about a change of the recipient. */
  news?: string
}

export function Recipient({ consultant, news = '' }: RecipientProps) {
  const t = useMessages(consultantContactMessages)
  return (
    <div className="recipient" part="person">
      <Portrait url={consultant.pictureUrl} size={48} />
      <p>
        <strong>{t.to(displayName(consultant))}</strong>
      </p>
      <p className={news && 'notice'}>{news}</p>
    </div>
  )
}
