import { useState } from 'react'
import { logoutWords } from './logout.words.js'
import { useShop } from './use-shop.js'
import { useWords } from './use-words.js'

/** A button to sign out: its word, what it does, and what went wrong. */
export function useLogout(done: () => void) {
  const shop = useShop()
  const t = useWords(logoutWords)
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
