// A server in a process of its own that can be asked for its memory.
import { fork } from 'node:child_process'

/** In the server's process: throws away what nobody needs, and says what is left; goes when nobody asks any more. */
const memoryTeller = `data:text/javascript,process.on('message', () => { gc(); gc(); process.send(process.memoryUsage()) }); process.on('disconnect', () => process.exit())`

/** Resolves when the server says that it is ready. */
export function openServer(script, settings) {
  const env = { ...process.env, ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])) }
  const child = fork(script, { env, execArgv: ['--expose-gc', '--import', memoryTeller], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}.`)))
    child.stdout.on('data', (text) => {
      if (String(text).includes('ready')) done(child)
    })
  })
}

export function memoryOf(child) {
  return new Promise((done) => {
    child.once('message', done)
    child.send('memory')
  })
}

export function ended(child) {
  return new Promise((done) => {
    child.once('exit', done)
    child.kill()
  })
}
