import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { freePorts } from './free-ports.js'

/** A storage that several servers share, as a setting names it. */
export interface SharedStore {
  setting: string
  close: () => Promise<void> | void
}

const redisServer = process.env.REDIS_SERVER ?? '/usr/bin/redis-server'

/** A Redis that keeps nothing. */
export async function startRedis(): Promise<SharedStore> {
  if (!existsSync(redisServer))
    throw new Error(
      `Two servers on one Redis are tested with a real one. Install it (Debian: sudo apt-get install redis-server), or say where it is: REDIS_SERVER=/path/to/redis-server npm test`,
    )
  const port = await freePorts()
  const running = spawn(redisServer, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  })
  await answers(port, running)
  return { setting: `redis://127.0.0.1:${port}`, close: () => void running.kill() }
}

async function answers(port: number, running: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && running.exitCode === null; tries += 1) {
    const isOpen = await new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((later) => setTimeout(later, 25))
  }
  throw new Error(`${redisServer} does not begin to listen.`)
}

interface KoaContext {
  method: string
  path: string
  status: number
  get: (header: string) => string
}

interface S3Object {
  bucket: string
  key: string
  content: Readable | Buffer | null
  metadata: object
}

interface S3Files {
  getObject: (bucket: string, key: string, options?: object) => Promise<S3Object | null>
  listObjects: (bucket: string, options: object) => Promise<unknown>
  putObject: (object: S3Object) => Promise<{ size: number; md5: string }>
  putMetadata: (bucket: string, key: string, metadata: object, md5: string) => Promise<void>
  getResourcePath: (bucket: string, key: string, resource: 'object') => string
}

/** S3 shows an object as it was or as it is, and nothing of one that came in half. s3rver shows what it has of it so far. */
function wholeObjects(files: S3Files): void {
  const { getObject, listObjects } = files
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(deed: () => Promise<T>): Promise<T> => {
    const done = last.then(deed, deed)
    last = done
    return done
  }
  files.listObjects = (...asked) => inTurn(() => listObjects.apply(files, asked))
  files.getObject = (...asked) =>
    inTurn(async () => {
      const object = await getObject.apply(files, asked)
      if (object?.content) object.content = await buffer(object.content as Readable)
      return object
    })
  files.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content as Readable)
    const md5 = createHash('md5').update(bytes).digest('hex')
    return inTurn(async () => {
      const path = files.getResourcePath(bucket, key, 'object')
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
      await files.putMetadata(bucket, key, metadata, md5)
      return { size: bytes.length, md5 }
    })
  }
}

/** An S3. s3rver does not know `If-None-Match: *`, which S3 has since 2024 (and MinIO, R2 and Ceph have too): this adds it. */
export async function startS3(): Promise<SharedStore> {
  const port = await freePorts()
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-s3-'))
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'pages', configs: [] }] })
  const taken = new Set<string>()
  const middleware = (server as unknown as { middleware: ((context: KoaContext, next: () => Promise<void>) => Promise<void>)[] }).middleware
  middleware.unshift(async (context, next) => {
    if (context.method === 'PUT' && context.get('If-None-Match') === '*' && taken.has(context.path)) {
      context.status = 412
      return
    }
    const wasTaken = taken.has(context.path)
    if (context.method === 'PUT') taken.add(context.path)
    if (context.method === 'DELETE') taken.delete(context.path)
    // Whoever was killed while it was sending has written nothing.
    const undo = () => context.method === 'PUT' && !wasTaken && taken.delete(context.path)
    try {
      await next()
      if (context.status >= 400) undo()
    } catch (error) {
      undo()
      throw error
    }
  })
  wholeObjects((server as unknown as { store: S3Files }).store)
  await server.run()
  const options = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pages',
    region: 'eu-central-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    setting: `s3:${JSON.stringify(options)}`,
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A folder that several servers see. */
export function sharedFolder(): SharedStore {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shared-'))
  return { setting: folder, close: () => rmSync(folder, { recursive: true, force: true }) }
}
