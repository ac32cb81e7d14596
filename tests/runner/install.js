// What the tests need beside Node and npm. As root on Debian it is installed, without starting any service of the system.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

/** The libraries of package-lock.json, where there are none. */
export function installLibraries() {
  if (!existsSync('node_modules/vitest')) need('npm', ['ci', '--no-audit', '--no-fund'], 'Installing what is missing …')
}

/** Both: with a window for pictures and measurements, and the shell without one for the tests; an older Debian has no shell. */
export function installChromium() {
  const given = process.env.CHROMIUM
  if (given ? existsSync(given) : ['chromium', 'chromium-headless-shell'].every((name) => existsSync(`/usr/bin/${name}`))) return
  const mayInstall = !given && canInstall()
  const needed = ['chromium', 'fonts-liberation']
  if (mayInstall && install('Chromium', 'chromium-headless-shell', ...needed)) return
  if (existsSync(given ?? '/usr/bin/chromium')) return
  if (mayInstall && install('Chromium', ...needed)) return
  fail(
    `The tests need Chromium. Install it (Debian: sudo apt-get install chromium fonts-liberation), or say where it is: CHROMIUM=/path/to/chromium npm test`,
  )
}

/** The second engine of the journeys. @returns whether it is there */
export function installFirefox() {
  const given = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
  if (existsSync(given)) return true
  if (canInstall()) install('Firefox', 'firefox-esr')
  else console.log('The journeys did not run on Firefox. Say where it is: FIREFOX=/path/to/firefox npm run test:all')
  return existsSync(given)
}

/** The engine of iPhones, as Debian ships it. @returns whether it is there */
export function installWebKit() {
  if (hasWebKit()) return true
  if (canInstall()) install('WebKit', 'webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1')
  return hasWebKit()
}

/** What is said where it is not, and nothing was tried in it. */
export const noWebKit =
  'nothing was tried in WebKit, the engine of every iPhone. Install it (Debian: sudo apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1).'

function hasWebKit() {
  const window = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2'
  return (
    ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path)) &&
    spawnSync('/usr/bin/python3', ['-c', window], { stdio: 'ignore' }).status === 0
  )
}

/** Two servers on one Redis are tested with a real one, which those tests start; where there is none, they fail and say so. */
export function installRedis() {
  if (!existsSync('/usr/bin/redis-server') && canInstall()) install('Redis', 'redis-server')
}

/** PHP with SQLite, in which a real WordPress runs. */
export function installPhp() {
  if (!existsSync('/usr/bin/php') && canInstall()) install('PHP', 'php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-zip')
}

export function need(command, words, message) {
  console.log(message)
  if (!succeeds(command, words)) fail(`${command} ${words.join(' ')} did not work; see above.`)
}

export function fail(sentence) {
  console.error(sentence)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @returns whether it worked */
function install(what, ...packages) {
  const apt = ['-o', 'DPkg::Lock::Timeout=400', '-qq']
  console.log(`Installing ${what} …`)
  return withoutServices(() => succeeds('apt-get', [...apt, 'update']) && succeeds('apt-get', [...apt, 'install', '-y', ...packages]))
}

/** Debian asks this file whether a package may start its service; 101 forbids it (invoke-rc.d's policy). */
function withoutServices(work) {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return work()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return work()
  } finally {
    rmSync(policy)
  }
}

function succeeds(command, words) {
  const { status } = spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  return status === 0
}
