import { memo } from 'react'
import type { ShownLine } from '../../commerce/domain/cart/cart.js'
import { describeRefusal, describeRule } from '../../commerce/domain/error-words.js'
import { saved, showsDiscount } from '../../commerce/domain/cart/reductions.js'
import { showsOriginal } from '../../commerce/domain/product/prices.js'
import { cartMessages } from './cart.messages.js'
import { usePriceFormat } from '../parts/price.js'
import { Badges } from '../parts/product-parts.js'
import { ProductImage } from '../parts/product-image.js'
import { QuantityInput } from '../parts/quantity-input.js'
import { useSettings } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link } from '../parts/link.js'

interface Props {
  line: ShownLine
  currency: string
  href: string
  /** True while the platform calculates: a price is then unknown, never 0. */
  calculating: boolean
  /** @param orMost true to take the available quantity when there are fewer */
  setQuantity: (line: ShownLine, quantity: number, orMost: boolean) => void
  remove: (line: ShownLine) => void
  /** Reason why the last change failed, in words. */
  problem: string | undefined
  /** True to show badges, promotions and the quantity rules. */
  full?: boolean
}

/** The memo keeps sixty lines from rendering for a press on one of them. */
export const CartLine = memo(function CartLine({ line, currency, href, calculating, setQuantity, remove, problem, full = false }: Props) {
  const t = useMessages(cartMessages)
  const format = usePriceFormat(currency)
  const unknown = calculating || line.settling
  return (
    <li className="line" part="line">
      <div className="line-picture">
        <ProductImage picture={line.picture && { ...line.picture, alt: '' }} />
      </div>
      <div className="line-words">
        {full && line.badges.length > 0 && <Badges product={{ badges: line.badges, price: line.actual, original: undefined }} limit={2} />}
        <h3 translate="no">
          <Link href={href} urlName={line.urlName}>
            {line.name}
          </Link>
        </h3>
        <LineFacts
          line={line}
          perItem={unknown || line.gone || line.quantity < 2 ? '' : t.perItem(format(line.perItem))}
          saving={unknown || line.gone || !showsDiscount(line.savings) ? '' : t.saves(format(saved(line.savings)))}
          lowest={unknown || !isReduced(line) || !line.lowestPrice30Days ? '' : t.lowest(format(line.lowestPrice30Days))}
          full={full}
        />
      </div>
      <div className="line-price" part="line-price">
        {line.gone ? null : unknown ? (
          <span className="bone price-bone" role="img" aria-label={t.reckoning} />
        ) : (
          <LinePrice line={line} format={format} />
        )}
      </div>
      {/* A line without an id is still being made: it cannot be changed yet. */}
      {line.id !== '' && <LineChange line={line} problem={problem} setQuantity={setQuantity} remove={remove} />}
    </li>
  )
})

const isReduced = ({ original, actual }: ShownLine): boolean => showsOriginal(original, actual)

const runsShort = ({ available, quantity }: ShownLine): boolean => available !== undefined && available < quantity

function LineFacts({
  line,
  perItem,
  saving,
  lowest,
  full,
}: {
  line: ShownLine
  perItem: string
  saving: string
  lowest: string
  full: boolean
}) {
  const t = useMessages(cartMessages)
  const settings = useSettings()
  const facts = [line.detail, perItem, line.bundleCount > 0 ? t.bundle(line.bundleCount) : '']
  const rule = full && line.rule ? describeRule(line.rule, settings) : ''
  return (
    <>
      <p className="soft-text">{facts.filter(Boolean).join(' · ')}</p>
      {saving && <p className="line-saving">{saving}</p>}
      {lowest && <p className="soft-text">{lowest}</p>}
      {!line.gone && !runsShort(line) && line.available !== undefined && line.available <= 5 && (
        <p className="soft-text scarce">{t.left(line.available)}</p>
      )}
      {rule && <p className="soft-text">{rule}</p>}
      {full && line.promotions.length > 0 && <p className="line-saving">{line.promotions.join(', ')}</p>}
    </>
  )
}

function LineChange({ line, problem, setQuantity, remove }: Pick<Props, 'line' | 'problem' | 'setQuantity' | 'remove'>) {
  const t = useMessages(cartMessages)
  const settings = useSettings()
  if (line.gone)
    return (
      <div className="line-change">
        <p className="problem" role="alert">
          {problem || t.gone}
        </p>
        <Remove name={line.name} remove={() => remove(line)} />
      </div>
    )
  const short = runsShort(line) && !line.settling ? (line.available ? t.tooMany(line.available) : t.soldOut) : ''
  const told = line.refusal ? describeRefusal(line.refusal, settings) : problem || short || line.problems.join(' ')
  return (
    <div className="line-change">
      <QuantityInput
        name={line.name}
        quantity={line.quantity}
        rule={line.rule}
        available={line.available}
        problem={told}
        change={(quantity, stepped = false) => {
          if (quantity !== undefined) setQuantity(line, quantity, stepped)
        }}
      />
      <Remove name={line.name} remove={() => remove(line)} />
    </div>
  )
}

function Remove({ name, remove }: { name: string; remove: () => void }) {
  const t = useMessages(cartMessages)
  return (
    <button type="button" className="text-button remove" aria-label={t.remove(name)} onClick={remove}>
      {t.removeShort}
    </button>
  )
}

function LinePrice({ line, format }: { line: ShownLine; format: (amount: string) => string }) {
  const reduced = isReduced(line)
  return (
    <span className={reduced ? 'price reduced' : 'price'}>
      <strong translate="no">{format(line.actual)}</strong>
      {reduced && <s translate="no">{format(line.original)}</s>}
    </span>
  )
}
