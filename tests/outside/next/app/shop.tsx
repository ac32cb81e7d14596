'use client'

import { VitrineProductList } from '@vitrine/blocks/react'
import { useState } from 'react'

/** A component with listeners is a client component. */
export function Shop() {
  const [pageSize, setPageSize] = useState(2)
  const [packed, setPacked] = useState(0)
  return (
    <main>
      <VitrineProductList
        heading="Neu bei uns"
        pageSize={pageSize}
        onVitrineProductAdd={(event) => setPacked(packed + event.detail.quantity)}
      />
      <button type="button" onClick={() => setPageSize(4)}>
        Mehr zeigen
      </button>
      <output>{packed} eingepackt</output>
    </main>
  )
}
