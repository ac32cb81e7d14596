import { displayName } from '../../shop/customer/names.js'
import { useShop, useValue, useWords } from '../../ui/index.js'
import { stepsWords } from './steps.words.js'

/** Whose shop it is bought in. */
export function Seller() {
  const shop = useShop()
  const t = useWords(stepsWords)
  const consultant = useValue(shop.consultant)
  return consultant ? (
    <p className="seller">
      {t.seller} <b translate="no">{displayName(consultant)}</b>
    </p>
  ) : null
}
