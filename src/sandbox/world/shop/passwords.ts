import { token } from './tokens.js'

export interface PasswordHash {
  salt: string
  /** Hexadecimal. */
  hash: string
}

/** Far fewer than a real shop's: tests sign in often, and what is kept here opens nothing. */
const iterations = 20_000

/** PBKDF2 with SHA-256. Needs Web Crypto: Node, or a page that could start a service worker. */
export async function hashPassword(password: string, salt: string = token()): Promise<PasswordHash> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations }, key, 256)
  return { salt, hash: Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('') }
}

export async function isPasswordOf({ salt, hash }: PasswordHash, password: string): Promise<boolean> {
  return (await hashPassword(password, salt)).hash === hash
}
