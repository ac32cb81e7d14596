import '../../src/entries/elements.js'

/** In JSX, blocks take attributes and properties, rich ones too. */
export const all = [
  <vitrine-product-list key="attributes" heading="Neu" page-size={4} />,
  <vitrine-product-list key="properties" heading="Neu" pageSize={4} />,
  <vitrine-store key="rich" words={{ addToCart: 'Einpacken' }} webstoreId="0ZE000000000001GAA" />,
  <vitrine-store key="text" words='{"addToCart": "Einpacken"}' webstore-id="0ZE000000000001GAA" />,
  // @ts-expect-error no number of pieces
  <vitrine-product-list key="wrong-property" pageSize="many" />,
  // @ts-expect-error no field has this name
  <vitrine-product-list key="unknown" pagesize={4} />,
]
