import { useEffect, useRef, useState } from 'react'
import { searchText } from '../../core/dom/plain-text.js'
import { debounce } from '../../commerce/domain/limits.js'

/**
 * Sends the input of a search when the shopper pauses.
 * @param text the current search, as it stands in the address; when it changes elsewhere, by Back or a suggestion, the
 * field follows it, but a search that the field has sent itself may be overtaken by the shopper's typing
 * @param settle takes the text to search
 * @returns the text of the field, its setter, whether it is the current search, and a function that sends one at once
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
