import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Attributes that say how an address is fetched. */
const manners = ['loading', 'decoding', 'fetchPriority', 'crossOrigin', 'referrerPolicy', 'sizes']
const tagsIn = (text: string): string[] => [...text.matchAll(/<(?:img|iframe|source)\s[\s\S]*?\/>/g)].map(([tag]) => tag)

const views = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `src/${name}`)

/** Returns the attributes that a tag is given after its address. */
function givenTooLate(tag: string): string[] {
  const address = tag.search(/\s(?:src|srcSet)=/)
  return address < 0 ? [] : manners.filter((name) => tag.search(new RegExp(`\\s${name}=`)) > address)
}

describe('a picture or a frame in a view', () => {
  // An address that the browser has in memory already is fetched in the moment it is set, lazy or not.
  it.each(views.filter((file) => tagsIn(readFileSync(file, 'utf8')).length > 0))(
    'is told how to fetch its address before the address itself: %s',
    (file) => {
      expect(tagsIn(readFileSync(file, 'utf8')).flatMap(givenTooLate)).toEqual([])
    },
  )
})
