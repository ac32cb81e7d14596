import '@vitrine/blocks/light/product-list'
import '@vitrine/blocks/light/store'
import '@vitrine/blocks/theme.css'
import type {} from '@vitrine/blocks/solid'
import { createSignal } from 'solid-js'

const words = { addToCart: 'Einpacken' }

export default function App() {
  const [pageSize, setPageSize] = createSignal(2)
  const [packed, setPacked] = createSignal(0)
  return (
    <>
      <vitrine-store api-base-path="/webruntime/api" words={words} />
      <vitrine-product-list
        heading="Neu bei uns"
        page-size={pageSize()}
        on:vitrine-product-add={(event) => setPacked(packed() + event.detail.quantity)}
      />
      <button type="button" onClick={() => setPageSize(4)}>
        Mehr zeigen
      </button>
      <output>{packed()} eingepackt</output>
    </>
  )
}
