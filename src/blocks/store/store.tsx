import { useEffect, useState } from 'react'
import type { ViewOf } from '../../element/index.js'
import { announce } from '../../shop/channels.js'
import type { ShopSettings } from '../../shop/gateways.js'
import { useShop } from '../../ui/index.js'
import type { store } from './store.block.js'

/** Gives the page its settings, and its one live region. */
export function Store({ emit: _emit, say: _say, hear, enter: _enter, host: _host, mode, signal: _signal, ...settings }: ViewOf<typeof store>) {
  const shop = useShop()
  const [spoken, setSpoken] = useState({ polite: '', urgent: '' })
  useEffect(() => shop.configure(settings as ShopSettings), [shop, settings])
  useEffect(() => hear(announce, ({ text, urgent }) => {
    setSpoken(urgent ? { polite: '', urgent: text } : { polite: text, urgent: '' })
  }), [hear])
  if (mode === 'edit') return <p className="chip">Shop</p>
  return (
    <>
      <p className="visually-hidden" role="status">{spoken.polite}</p>
      <p className="visually-hidden" role="alert">{spoken.urgent}</p>
    </>
  )
}
