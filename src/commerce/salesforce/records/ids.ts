const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'

/**
 * Ids have 15 characters, or 18 with a checksum that survives a loss of case (contracts, 1.2).
 * @returns the id with 18 characters, undefined when it is none
 */
export function to18(id: string): string | undefined {
  if (!/^[0-9A-Za-z]{15}([0-9A-Za-z]{3})?$/.test(id)) return undefined
  if (id.length === 18) return id
  const checksum = [0, 5, 10].map((start) => digits[capitalsOf(id.slice(start, start + 5))])
  return id + checksum.join('')
}

function capitalsOf(five: string): number {
  return [...five].reduce((bits, character, place) => bits | (/[A-Z]/.test(character) ? 1 << place : 0), 0)
}
