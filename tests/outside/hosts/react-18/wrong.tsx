import { VitrineProductList, type VitrineProductListElement, VitrineStore } from '@vitrine/blocks/react-18'
import '@vitrine/blocks/elements'
import { createRef } from 'react'

const list = createRef<VitrineProductListElement>()

/** What the types refuse, and beside it what they take. */
export const all = [
  <VitrineProductList key="right" ref={list} pageSize={4} className="wide" onClick={() => list.current?.pageSize} />,
  <vitrine-product-list key="tag" page-size={4} />,
  // @ts-expect-error no number of pieces
  <VitrineProductList key="property" pageSize="many" />,
  // @ts-expect-error no field has this name
  <VitrineProductList key="unknown" pages={4} />,
  // @ts-expect-error the quantity is a number
  <VitrineProductList key="detail" onVitrineProductAdd={(event) => event.detail.quantity.trim()} />,
  // @ts-expect-error an object
  <VitrineStore key="rich" words="Einpacken" />,
  // @ts-expect-error no number of pieces
  <vitrine-product-list key="wrong-tag" page-size="many" />,
]
