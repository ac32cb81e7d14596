import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPicture, isPrivateAddress } from '../../src/server/media/fetch-picture.js'

const server = createServer((_, response) => response.end('secret'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

describe('a picture’s address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    '::ffff:127.0.0.1',
    'fd00::1',
    'fe80::1',
    'no address',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })

  it('is not fetched where it leads into a private network, by number or by name', async () => {
    const { port } = server.address() as { port: number }
    await expect(fetchPicture(new URL(`http://127.0.0.1:${port}/a.jpg`))).rejects.toThrow('lies in a private network')
    await expect(fetchPicture(new URL(`http://localhost:${port}/a.jpg`))).rejects.toThrow('lies in a private network')
    await expect(fetchPicture(new URL(`http://[::1]:${port}/a.jpg`))).rejects.toThrow('lies in a private network')
    await expect(fetchPicture(new URL('ftp://pictures.example/a.jpg'))).rejects.toThrow('is not fetched')
  })
})
