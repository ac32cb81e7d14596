import { VitrineFooter, VitrineStore } from '@vitrine/blocks/react'
import { Shop } from './shop'

/** Drawn by the server: a block's element and its attributes stand in the page before any script runs. */
export default function Page() {
  return (
    <>
      <VitrineStore apiBasePath="/webruntime/api" words={{ addToCart: 'Einpacken' }} />
      <Shop />
      <VitrineFooter />
    </>
  )
}
