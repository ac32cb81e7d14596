import { useEffect, useRef, useState } from 'react'
import type { CheckoutTotals } from '../../commerce/domain/checkout/checkout-gateway.js'
import type { OpenedPayment } from '../../commerce/domain/payment/payers.js'
import { type Charging, frameComponent, paymentProvider } from '../../commerce/domain/payment/payment-provider.js'
import { framePayment } from '../../ui/payment/frame-provider.js'
import { Spinner, useSettings, useMessages } from '../../ui/index.js'
import { stepsMessages } from './steps.messages.js'

export interface CardProps {
  componentName: string
  config: unknown
  /** The store's way of taking payments. */
  charging: Charging
  frameUrl: string
  totals: CheckoutTotals
  clientData: () => Promise<string | undefined>
  /** Called with the opened payment that the order is charged to; undefined while there is none. */
  opened: (payment: OpenedPayment | undefined) => void
}

/** Frame in which the payment provider asks for the card. No field of it is in this page. */
export function CardPayment({ componentName, config, charging, frameUrl, totals: { total, currency }, clientData, opened }: CardProps) {
  const t = useMessages(stepsMessages)
  const { locale } = useSettings()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [asked, ask] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more when she asks
  useEffect(() => {
    const provider = paymentProvider(componentName) ?? (componentName === frameComponent ? framePayment : undefined)
    if (!place.current || !provider) return
    setState('loading')
    const session = provider.open({
      place: place.current,
      config,
      frameUrl,
      locale,
      total: { amount: total, currency },
      title: t.card,
      clientData,
      ready: (isReady) => setState(isReady ? 'ready' : 'failed'),
    })
    opened({ requestType: provider.requestType ?? charging, session })
    return () => {
      opened(undefined)
      session.close()
    }
  }, [componentName, frameUrl, locale, total, currency, asked])
  return (
    <div className="card" part="payment" aria-busy={state === 'loading'}>
      {state === 'loading' && <Spinner label={t.cardWaiting} />}
      {state === 'failed' && (
        <div className="notice" role="alert">
          <p>{t.cardFailed}</p>
          <button type="button" className="button quiet small" onClick={() => ask(asked + 1)}>
            {t.retry}
          </button>
        </div>
      )}
      <div ref={place} hidden={state === 'failed'} />
    </div>
  )
}
