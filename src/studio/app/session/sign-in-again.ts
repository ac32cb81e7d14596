const channel = 'vitrine-studio-signed-in'

/** Opens the sign-in in a window of its own, so that nothing here is lost; a browser that opens none shows it in a tab. */
export function signInAgain(): void {
  const address = `/studio/sign-in?to=${encodeURIComponent('/studio/signed-in-again')}`
  window.open(address, 'vitrine-studio-sign-in', 'popup,width=520,height=680')
}

/** Calls the listener when the editor has signed in again in another window; returns a function that stops it. */
export function whenSignedInAgain(listener: () => void): () => void {
  const hearing = new BroadcastChannel(channel)
  hearing.addEventListener('message', listener)
  return () => hearing.close()
}
