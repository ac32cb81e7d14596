import type { ReactNode } from 'react'
import type { NameKey } from '../../commerce/domain/names/names.js'
import { useSettings } from '../hooks/use-shop.js'
import { lazy } from './lazy.js'
import type { Feature } from './not-here.messages.js'

const NotHere = lazy(() => import('./not-here.js').then((module) => module.NotHere))

interface Drawn {
  mode: string
  setState: (state: 'unavailable') => void
  productsUrl?: string
}

/**
 * A view for organisations that have the feature it needs. Where the store's `names` switch that off, it tells the shopper the
 * alternative in plain words. Editors see the block as it is.
 */
export function needing<Props extends Drawn>(key: NameKey, feature: Feature, View: (props: Props) => ReactNode) {
  return function Needing(props: Props): ReactNode {
    const isOff = useSettings().names?.[key] === ''
    return isOff && props.mode !== 'edit' ? (
      <NotHere feature={feature} setState={props.setState} productsUrl={props.productsUrl} />
    ) : (
      <View {...props} />
    )
  }
}
