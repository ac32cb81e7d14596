import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { measureInteractions } from './interactions.js'
import { tell } from './metric.js'
import { measureBlocks } from './ready.js'

/** Measures this visit until it ends; nothing is kept, and nothing leaves the page by itself. */
export function measure(): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(({ name, value }) => tell({ name, value }))
  measureInteractions()
  measureBlocks()
}
