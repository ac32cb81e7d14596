/** What a bundle of Vitrine brings to a page, without its blocks. */
export * from '../../src/bus/index.js'
export * from '../../src/shop/channels.js'
