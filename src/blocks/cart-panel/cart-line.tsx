import type { ShownLine } from '../../shop/cart.js'
import { describeRefusal } from '../../shop/error-words.js'
import { showsOriginal } from '../../shop/prices.js'
import { ProductPicture, Stepper, usePriceFormat, useSettings, useWords } from '../../ui/index.js'
import { cartPanelWords } from './cart-panel.words.js'

interface Props {
  line: ShownLine
  currency: string
  href: string
  /** While the platform reckons, a price is unknown, never 0. */
  reckoning: boolean
  setQuantity: (quantity: number) => void
  remove: () => void
  /** What kept the last change from getting through, in words. */
  problem: string | undefined
}

export function CartLine({ line, currency, href, reckoning, setQuantity, remove, problem }: Props) {
  const t = useWords(cartPanelWords)
  const { locale } = useSettings()
  const format = usePriceFormat(currency)
  const unknown = reckoning || line.settling
  const short = line.available !== undefined && line.available < line.quantity
  const facts = [line.detail, !unknown && line.quantity > 1 ? t.perItem(format(line.perItem)) : '', line.bundleCount > 0 ? t.bundle(line.bundleCount) : '']
  const told = line.refusal ? describeRefusal(line.refusal, locale) : short && !line.settling ? t.tooMany(line.available ?? 0) : line.problems[0] ?? problem
  return (
    <li className="line" part="line">
      <div className="line-picture"><ProductPicture picture={line.picture && { ...line.picture, alt: '' }} /></div>
      <div className="line-words">
        <h3><a href={href}>{line.name}</a></h3>
        <p className="soft-text">{facts.filter(Boolean).join(' · ')}</p>
        {!short && line.available !== undefined && line.available <= 5 && <p className="soft-text scarce">{t.left(line.available)}</p>}
      </div>
      <div className="line-price" part="line-price">
        {unknown
          ? <span className="bone price-bone" role="img" aria-label={t.reckoning} />
          : <LinePrice line={line} format={format} />}
      </div>
      <div className="line-change">
        <Stepper name={line.name} quantity={line.quantity} rule={line.rule} problem={told} change={(quantity) => {
          if (quantity !== undefined) setQuantity(quantity)
        }} />
        <button type="button" className="text-button remove" aria-label={t.remove(line.name)} onClick={remove}>{t.removeShort}</button>
      </div>
    </li>
  )
}

function LinePrice({ line, format }: { line: ShownLine; format: (amount: string) => string }) {
  const reduced = showsOriginal(line.original, line.actual)
  return (
    <span className={reduced ? 'price reduced' : 'price'}>
      <strong>{format(line.actual)}</strong>
      {reduced && <s>{format(line.original)}</s>}
    </span>
  )
}
