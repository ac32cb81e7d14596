import { useState } from 'react'
import type { PersonalGateway } from '../../commerce/domain/customer/personal-gateway.js'
import { describeError, describeRefusal } from '../../commerce/domain/error-words.js'
import { has } from '../../commerce/domain/has.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import { useSettings, useShop, useMessages } from '../../ui/index.js'
import { FormProblem } from '../../ui/parts/form-problem.js'
import { personalDataMessages } from './personal-data.messages.js'

/** Downloads all data that the shop keeps of the shopper, as a file. */
export function Download({ gateway }: { gateway: () => Promise<PersonalGateway> }) {
  const shop = useShop()
  const settings = useSettings()
  const t = useMessages(personalDataMessages)
  const withLock = useOneAtATime()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const download = () =>
    void withLock(async () => {
      setBusy(true)
      setProblem('')
      try {
        const answer = await (await gateway()).everything()
        if (has(answer, 'refused')) return setProblem(describeRefusal(answer.refused, settings))
        keep(t.file, JSON.stringify(answer.value, null, 2))
        shop.announce(t.downloaded)
      } catch (error) {
        console.error(error)
        setProblem(describeError(error, settings))
      } finally {
        setBusy(false)
      }
    })
  return (
    <>
      <FormProblem text={problem} />
      <button type="button" className="button quiet" part="download" aria-disabled={busy} onClick={download}>
        {busy ? t.saving : t.download}
      </button>
    </>
  )
}

/** The browser puts it where downloads go. */
function keep(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The address is revoked after the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
