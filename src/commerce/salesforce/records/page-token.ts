/**
 * @returns the token in base 64
 * @throws TypeError for characters beyond Latin1 (specification, section 8)
 */
export function encodePageToken(token: string): string {
  for (const character of token) {
    if ((character.codePointAt(0) ?? 0) > 0xff) throw new TypeError('A page token may hold Latin1 characters only.')
  }
  return btoa(token)
}
