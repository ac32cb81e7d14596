import type { AwsClient } from 'aws4fetch'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Driver } from 'unstorage'

interface S3Options {
  endpoint: string
  bucket?: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

interface Bucket {
  address: string
  ask: (address: string, init?: RequestInit) => Promise<Response>
}

const buckets = new WeakMap<Driver, Promise<Bucket>>()

function bucketOf(driver: Driver): Promise<Bucket> {
  const bucket = buckets.get(driver) ?? openBucket(driver.options as S3Options)
  buckets.set(driver, bucket)
  return bucket
}

async function openBucket({ endpoint, bucket = '', ...keys }: S3Options): Promise<Bucket> {
  const { AwsClient: Client } = await import('aws4fetch')
  const client: AwsClient = new Client({ service: 's3', ...keys })
  return {
    address: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    ask: async (address, init) => fetch(await client.sign(address, init)),
  }
}

const addressOf = ({ address }: Bucket, key: string): string => `${address}/${key.split(':').map(encodeURIComponent).join('/')}`

/**
 * Extends unstorage's S3 driver with whole lists (its own end after a thousand keys, and know no prefix).
 * @param name name of the setting, for messages
 * @throws Error when the bucket does not answer, or cannot keep two servers from writing the same key (`If-None-Match: *`)
 */
export async function wholeS3(driver: Driver, name: string): Promise<Driver> {
  const whole: Driver = { ...driver, getKeys: (base) => listKeys(whole, base) }
  const key = `-proof:${randomUUID()}.json`
  try {
    const written = [await firstObject(whole, key, '{}'), await firstObject(whole, key, '{}')]
    if (written[1]) throw new Error('it writes a key twice although it is asked not to (If-None-Match: *)')
  } catch (cause) {
    throw new Error(`The bucket in ${name} cannot be used: ${(cause as Error).message}.`, { cause })
  } finally {
    await Promise.resolve(whole.removeItem?.(key, {})).catch(() => undefined)
  }
  return whole
}

/** @returns true when this call wrote it; false when there is an object of this key */
export async function firstObject(driver: Driver, key: string, text: string): Promise<boolean> {
  const bucket = await bucketOf(driver)
  const answer = await bucket.ask(addressOf(bucket, key), { method: 'PUT', body: text, headers: { 'If-None-Match': '*' } })
  if (answer.ok) return true
  if (answer.status === 412) return false
  // When two write at the same moment, S3 asks both to try again.
  if (answer.status === 409) return firstObject(driver, key, text)
  throw new Error(`S3 answers ${answer.status} ${await answer.text()}`)
}

async function listKeys(driver: Driver, base = ''): Promise<string[]> {
  const bucket = await bucketOf(driver)
  const keys: string[] = []
  let token: string | undefined
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      ...(base && { prefix: base.replaceAll(':', '/') }),
      ...(token && { 'continuation-token': token }),
    })
    const answer = await askAgain(() => bucket.ask(`${bucket.address}?${query}`))
    const xml = await answer.text()
    if (!answer.ok) throw new Error(`S3 answers ${answer.status} ${xml}`)
    keys.push(...[...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => unescaped(key)))
    token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1]
    token &&= unescaped(token)
  } while (token)
  return keys
}

/** Repeats a request: S3 fails now and then, and asks to be asked again. */
async function askAgain(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask()
    if (answer.status < 500 || tries === 3) return answer
    await delay(tries * 100)
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
