import { useState } from 'react'
import { logoutMessages } from './logout.messages.js'
import { useShop } from './use-shop.js'
import { useMessages } from './use-messages.js'

/** State of a sign-out button: its label, its action, and its problem. */
export function useLogout(done: () => void) {
  const shop = useShop()
  const t = useMessages(logoutMessages)
  const [failed, setFailed] = useState(false)
  const logout = () => {
    setFailed(false)
    shop.logout().then(
      () => {
        shop.announce(t.loggedOut)
        done()
      },
      (error) => {
        console.error(error)
        setFailed(true)
      },
    )
  }
  return { label: t.logout, logout, problem: failed ? t.logoutFailed : '' }
}
