import { expect, it } from 'vitest'
import { openShopInWebKit } from '../support/webkit-shop.js'
import { jumpsWhileLoading } from '../support/jumps.js'

const shop = openShopInWebKit()
const paths = [
  '/',
  '/products',
  '/product?id=01t9V0000000001QAA',
  '/impressum',
  '/consultants',
  '/consultants?q=50667',
  '/newsletter-settings',
]

it.each([375, 1280])('no page jumps while it loads, at %s px', async (width) => {
  const page = await shop.visit('/robots.txt', width)
  const jumps: Record<string, number> = {}
  for (const path of paths) jumps[path] = await jumpsWhileLoading(page, path)
  for (const [path, sum] of Object.entries(jumps)) expect(sum, path).toBeLessThanOrEqual(0.002)
})
