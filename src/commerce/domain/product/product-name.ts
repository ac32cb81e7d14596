import type { Lazy } from '../lazy.js'
import type { ProductGateway } from './product-gateway.js'

/** Reads a product's name. It is only a courtesy to the reader: a missing one is no reason to fail. */
export async function productName(products: Lazy<ProductGateway>, productId: string): Promise<string | undefined> {
  try {
    return (await (await products.get()).read(productId))?.name || undefined
  } catch (error) {
    // As `isBrokenWorld` asks it: all blocks share this file, and have no room for the codes beside that.
    if (!(error instanceof Error && 'kind' in error && 'status' in error)) throw error
    console.error('A name could not be read.', error)
    return undefined
  }
}
