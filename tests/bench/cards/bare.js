// A server that streams files, and nothing else.
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const heads = new Map()

createServer((request, response) => {
  const file = join(process.env.FOLDER, request.url)
  if (!heads.has(file)) heads.set(file, JSON.parse(readFileSync(`${file}.json`, 'utf8')))
  response.writeHead(200, { ...heads.get(file), 'content-length': statSync(file).size })
  createReadStream(file).pipe(response)
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
