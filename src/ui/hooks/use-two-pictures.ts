import { useEffect, useState } from 'react'
import { nextPicture } from './next-picture.js'

/** Of a long list, what is seen first stands in the first picture and the rest in the next: a press that opens it is answered sooner. */
export function useTwoPictures<T>(list: readonly T[], first: number): readonly T[] {
  const [isWhole, setWhole] = useState(list.length <= first)
  useEffect(() => {
    if (!isWhole) return nextPicture(() => setWhole(true))
  }, [isWhole])
  return isWhole ? list : list.slice(0, first)
}
