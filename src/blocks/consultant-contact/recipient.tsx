import type { Consultant } from '../../shop/consultant/consultant-gateway.js'
import { displayName } from '../../shop/customer/names.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { useWords } from '../../ui/index.js'
import { consultantContactWords } from './consultant-contact.words.js'

interface RecipientProps {
  consultant: Pick<Consultant, 'firstName' | 'lastName' | 'country'> & { pictureUrl?: string | undefined }
  /** What has changed about it. */
  news?: string
}

export function Recipient({ consultant, news = '' }: RecipientProps) {
  const t = useWords(consultantContactWords)
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
