import { VitrineProductList, VitrineStore } from '@vitrine/blocks/react-18'
import '@vitrine/blocks/theme.css'
import { useState } from 'react'

const words = { addToCart: 'Einpacken' }

export default function App() {
  const [pageSize, setPageSize] = useState(2)
  const [packed, setPacked] = useState(0)
  return (
    <>
      <VitrineStore apiBasePath="/webruntime/api" words={words} />
      <VitrineProductList
        heading="Neu bei uns"
        pageSize={pageSize}
        onVitrineProductAdd={(event) => setPacked(packed + event.detail.quantity)}
      />
      <button type="button" onClick={() => setPageSize(4)}>
        Mehr zeigen
      </button>
      <output>{packed} eingepackt</output>
    </>
  )
}
