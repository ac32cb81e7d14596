// LWR in a process of its own: it keeps what it has built for as long as it lives. `node lwr-server.js FOLDER PORT MODE`
import { createServer } from 'lwr'

const [, , rootDir, port, serverMode] = process.argv
process.chdir(rootDir)
await createServer({ rootDir, port: Number(port), serverMode }).listen(() => console.log('listening'))
