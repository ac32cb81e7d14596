/** What a bundle of Vitrine brings to a page, without its blocks. */
export * from '../../src/core/bus/index.js'
export * from '../../src/commerce/domain/channels.js'
