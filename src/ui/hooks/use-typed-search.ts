import { useEffect, useRef, useState } from 'react'
import { searchText } from '../../web/plain-text.js'
import { debounce } from '../../shop/limits.js'

/**
 * What is typed into a search goes out when she pauses.
 * @param text what is searched, as it stands in the address; when it changes elsewhere, by Back or a suggestion, the
 * field follows it, but what the field has sent there itself may be overtaken by her typing
 * @param settle takes what is to be searched
 * @returns what stands in the field, how to change it, whether that is what is searched, and how to send something at once
 */
export function useTypedSearch(text: string, settle: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    setTyped(text)
  }
  const send = (to: string) => {
    setKnown(searchText(to))
    settle(searchText(to))
  }
  // Meanwhile something else may have been chosen: what counts is the address of then.
  const sendThen = useRef(send)
  useEffect(() => {
    sendThen.current = send
  })
  useEffect(() => {
    if (searchText(typed) === text) return
    const timer = setTimeout(() => sendThen.current(typed), debounce)
    return () => clearTimeout(timer)
  }, [typed, text])
  return { typed, setTyped, isSent: searchText(typed) === text, send }
}
