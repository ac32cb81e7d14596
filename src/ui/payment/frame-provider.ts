import {
  type Authorisation,
  frameComponent,
  type PaymentProvider,
  type PaymentSession,
  type PaymentSurface,
  type Unpaid,
} from '../../commerce/domain/payment/payment-provider.js'

/** Milliseconds after which a silent frame is given up. */
const patience = 15_000
const tallest = 1200
const longestToken = 4000

const reasons: readonly Unpaid[] = ['abandoned', 'incomplete', 'failed']

/**
 * Pays through a page of the payment provider's own, in a frame: it asks for the card, this page gets a token. Which
 * messages go to and fro, the guide “Payment” says. Only the frame's own window and origin are listened to.
 */
export const framePayment: PaymentProvider = {
  componentName: frameComponent,
  open: (surface) => new FrameSession(surface),
}

class FrameSession implements PaymentSession {
  readonly #surface: PaymentSurface
  readonly #origin: string
  readonly #frame = document.createElement('iframe')
  readonly #left = new AbortController()
  readonly #asked = new Map<number, (answer: Authorisation) => void>()
  #questions = 0
  #isOpen = false

  constructor(surface: PaymentSurface) {
    this.#surface = surface
    const url = new URL(surface.frameUrl, location.href)
    this.#origin = url.origin
    // On our own origin the frame could read everything on this page, and be read by it.
    if (url.origin === location.origin) this.#give()
    else this.#show(url)
  }

  #show({ href }: URL): void {
    const { place, title } = this.#surface
    const { signal } = this.#left
    window.addEventListener('message', (event) => this.#hear(event), { signal })
    const timer = setTimeout(() => this.#isOpen || this.#give(), patience)
    signal.addEventListener('abort', () => clearTimeout(timer))
    this.#frame.title = title
    this.#frame.className = 'payment-frame'
    this.#frame.referrerPolicy = 'origin'
    this.#frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    this.#frame.src = href
    place.append(this.#frame)
  }

  authorise(): Promise<Authorisation> {
    return this.#ask({ ask: 'authorise' })
  }

  async confirm(data: string): Promise<Authorisation> {
    this.#frame.focus()
    this.#frame.scrollIntoView({ block: 'nearest' })
    return this.#ask({ ask: 'confirm', data })
  }

  close(): void {
    this.#left.abort()
    for (const answer of this.#asked.values()) answer({ unpaid: 'abandoned' })
    this.#asked.clear()
    this.#frame.remove()
  }

  #ask(message: object): Promise<Authorisation> {
    if (!this.#isOpen || this.#left.signal.aborted) return Promise.resolve({ unpaid: 'failed' })
    this.#questions += 1
    const question = this.#questions
    return new Promise((resolve) => {
      this.#asked.set(question, resolve)
      this.#tell({ ...message, question })
    })
  }

  #give(): void {
    this.#surface.ready(false)
  }

  #tell(message: object): void {
    this.#frame.contentWindow?.postMessage({ vitrine: 'payment', ...message }, this.#origin)
  }

  #hear({ data, origin, source }: MessageEvent<unknown>): void {
    if (origin !== this.#origin || source === null || source !== this.#frame.contentWindow) return
    if (typeof data !== 'object' || data === null || !('vitrine' in data) || data.vitrine !== 'payment') return
    const said = data as { say?: unknown; height?: unknown; question?: unknown; answer?: unknown }
    if (said.say === 'ready') {
      const { locale, total } = this.#surface
      this.#tell({ ask: 'open', locale, total })
    } else if (said.say === 'opened' && !this.#isOpen) {
      this.#isOpen = true
      this.#surface.ready(true)
    } else if (said.say === 'height' && typeof said.height === 'number' && said.height > 0) {
      this.#frame.style.height = `${Math.min(tallest, Math.ceil(said.height))}px`
    } else if (said.say === 'answer' && typeof said.question === 'number') this.#answer(said.question, authorisationIn(said.answer))
  }

  #answer(question: number, answer: Authorisation): void {
    this.#asked.get(question)?.(answer)
    this.#asked.delete(question)
  }
}

/** The answer of a frame is not trusted. */
function authorisationIn(answer: unknown): Authorisation {
  if (typeof answer !== 'object' || answer === null) return { unpaid: 'failed' }
  const { paymentToken, unpaid } = answer as Record<string, unknown>
  if (typeof paymentToken === 'string' && paymentToken !== '' && paymentToken.length <= longestToken) return { paymentToken }
  return { unpaid: reasons.find((reason) => reason === unpaid) ?? 'failed' }
}
