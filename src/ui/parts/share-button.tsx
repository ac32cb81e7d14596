import { useState } from 'react'
import { useShop } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { shareMessages } from './share.messages.js'

type Outcome = 'idle' | 'shared' | 'copied' | 'by-hand'

interface Props {
  label: string
  /** Title that the device may share with the link. */
  title: string
  url: string
  /** Called when the link has been shared, or copied. */
  done?: () => void
}

/** Shares through the device; copies the link where the device offers nothing, and says so. */
export function ShareButton({ label, title, url, done }: Props) {
  const shop = useShop()
  const t = useMessages(shareMessages)
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const share = async () => {
    const now = await shareOrCopy(title, url)
    setOutcome(now)
    if (now === 'idle' || now === 'by-hand') return
    shop.announce(t[now])
    done?.()
  }
  return (
    <div className="share">
      <button type="button" className="button quiet" part="share" onClick={() => void share()}>
        {label}
      </button>
      {(outcome === 'shared' || outcome === 'copied') && <p className="confirmed">✓ {t[outcome]}</p>}
      {outcome === 'by-hand' && (
        <label className="field" role="alert">
          {t.copyByHand}
          <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  )
}

async function shareOrCopy(title: string, url: string): Promise<Outcome> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // The shopper has cancelled the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return 'idle'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    // Without permission, or without a clipboard, the link is shown instead.
    return 'by-hand'
  }
}
