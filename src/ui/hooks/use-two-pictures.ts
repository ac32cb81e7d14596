import { useEffect, useState } from 'react'
import { nextPicture } from './next-picture.js'

/** Renders the beginning of a long list first and the rest in the next frame, so that a press that opens the list is answered sooner. */
export function useTwoPictures<T>(list: readonly T[], first: number): readonly T[] {
  const [isWhole, setWhole] = useState(list.length <= first)
  useEffect(() => {
    if (!isWhole) return nextPicture(() => setWhole(true))
  }, [isWhole])
  return isWhole ? list : list.slice(0, first)
}
