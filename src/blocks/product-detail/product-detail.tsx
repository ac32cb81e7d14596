import { useEffect, useState } from 'react'
import type { ProductDetail as Detail } from '../../commerce/domain/product/product-gateway.js'
import { productQuestion } from '../../commerce/domain/product/first-answers.js'
import { ErrorState, SignInInstead, useQuery, useLazy, useSession, useShop, useStore } from '../../ui/index.js'
import { firstAnswer, freshAnswer } from '../../ui/hooks/first-answer.js'
import { useAside } from '../../ui/hooks/use-aside.js'
import { useAddressRecord } from '../../ui/hooks/use-address-record.js'
import { useRecordHead } from '../../ui/hooks/use-record-head.js'
import { productPrefix, recordInAddress } from '../../core/dom/address-record.js'
import { lazy } from '../../ui/parts/lazy.js'
import { Gone, type Props, Shown, Waiting } from './shown.js'
import { useReviews } from './use-reviews.js'

/** Loaded for editors only. */
export const SampleDetail = lazy(() => import('./sample-detail.js').then((module) => module.SampleDetail))

interface Found {
  product: Detail | undefined
  /** True when the page brought the product along, as guests see it. */
  isFirst?: true
}

export function ProductDetail(props: Props) {
  const { product: given, productsUrl, setState, host, mode } = props
  const shop = useShop()
  const products = useLazy(shop.products)
  const { status, permissions, session, error } = useSession(true)
  const [chosen, setChosen] = useState<{ id: string; asked: string }>()
  const named = useAddressRecord((route) => recordInAddress(route, 'id', productPrefix) ?? '')
  const asked = given || named
  const id = chosen?.asked === asked ? chosen.id : asked
  const allowed = permissions?.browse ?? false
  const question = productQuestion(id)
  const found = useQuery<Found>(
    allowed ? question : undefined,
    async (signal) => ({ product: id ? (freshAnswer<Detail>(shop, question) ?? (await (await products()).read(id, signal))) : undefined }),
    () => {
      const first = firstAnswer<Detail>(question)
      return first && { product: first, isFirst: true }
    },
  )
  const isFirst = found.value?.isFirst === true
  useEffect(() => {
    if (allowed && !shop.session.get().session?.guest) shop.favourites.open().catch((problem) => console.error(problem))
  }, [shop, allowed])

  // The address names the variant, and Back leads to the page before.
  const choose = (productId: string) => {
    setChosen({ id: productId, asked })
    if (given || mode !== 'live') return
    const address = new URL(location.href)
    const part = id && (['pathname', 'hash'] as const).find((each) => address[each].includes(id))
    if (part) address[part] = address[part].replace(id, productId)
    else address.searchParams.set('id', productId)
    history.replaceState(history.state, '', address)
  }
  const recordId = given || isFirst ? undefined : found.value?.product?.id
  const { name = '', description, pictures } = found.value?.product ?? {}
  useRecordHead({ host, mode, recordId, facts: { title: name, description, image: pictures?.[0]?.url }, query: ['id', recordId ?? id] })
  const comfort = useStore(shop.consent.choice)?.includes('comfort')
  const shown = mode === 'live' && found.state === 'ready' ? found.value.product : undefined
  const reviews = useReviews(isFirst ? undefined : found.value?.product?.id)
  useAside(shown && `${shown.id} ${comfort} ${reviews?.average} ${reviews?.count}`, async (signal) => {
    const { productAside } = await import('./aside.js')
    if (shown) await productAside(shop, shown, { isOfAddress: !given, productsUrl, reviews, signal })
  })

  const locked = permissions !== undefined && !permissions.browse
  const failed = status === 'failed' || found.state === 'failed'
  const state = locked ? 'locked' : failed ? 'failed' : !found.value || isFirst ? 'loading' : found.value.product ? 'filled' : 'gone'
  useEffect(() => setState(state), [setState, state])
  if (state === 'locked') return <SignInInstead reason="mayNotBrowse" />
  if (state === 'failed')
    return (
      <ErrorState
        error={found.state === 'failed' ? found.error : error}
        again={() => (status === 'failed' ? void shop.askAgain() : found.again())}
      />
    )
  if (!found.value) return <Waiting />
  const { product } = found.value
  if (!product) return <Gone {...props} />
  return (
    <Shown
      key={familyOf(product)}
      {...props}
      found={product}
      reviews={reviews}
      mayBuy={permissions?.fillCart ?? isFirst}
      isChanging={found.state === 'loading'}
      isUnsure={isFirst}
      isOthers={isFirst && session?.guest === false}
      choose={choose}
    />
  )
}

/** Key of a product and its variants: another variant keeps the shopper's other choices. */
const familyOf = ({ id, variants }: Detail): string => variants?.choices.map(({ productId }) => productId).join() ?? id
