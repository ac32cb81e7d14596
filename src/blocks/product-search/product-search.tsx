import { useCallback } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { useSettings } from '../../ui/index.js'
import { useAside } from '../../ui/hooks/use-aside.js'
import { ProductSearchField } from '../../ui/search/product-search-field.js'
import type { productSearch } from './product-search.block.js'

export function ProductSearch({ caption, showProducts, resultsUrl, productUrl, mode, setState, emit }: ViewOf<typeof productSearch>) {
  const settings = useSettings()
  useAside(mode === 'live' ? resultsUrl : undefined, async (signal) => {
    const { searchAside } = await import('../../ui/search/search-aside.js')
    searchAside(resultsUrl, settings, signal)
  })
  const onShown = useCallback((isShown: boolean) => setState(isShown ? 'open' : 'ready'), [setState])
  const onSearch = (term: string) => emit('vitrine-product-search', { term })
  return <ProductSearchField {...{ caption, showProducts, resultsUrl, productUrl, onShown, onSearch }} live={mode !== 'edit'} />
}
