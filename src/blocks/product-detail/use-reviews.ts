import { type ProductReviews, registeredReviews } from '../../commerce/domain/reviews/reviews.js'
import { useQuery, useSettings, useStore } from '../../ui/index.js'

/** The product's reviews; undefined where the shop has no reviews, or they cannot be read. */
export function useReviews(productId: string | undefined): ProductReviews | undefined {
  const reviews = useStore(registeredReviews())
  const { locale } = useSettings()
  const question = `${productId} ${locale}`
  const found = useQuery(productId && reviews ? question : undefined, async (signal) => ({
    of: question,
    said: await reviews?.read({ productId: productId!, locale, signal }),
  }))
  const said = found.value?.of === question ? found.value.said : undefined
  return said && said.count > 0 ? said : undefined
}
