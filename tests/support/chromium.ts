import { existsSync } from 'node:fs'

/** Without a window that nobody sees, journeys take a sixth less time. */
const shell = '/usr/bin/chromium-headless-shell'
const whole = '/usr/bin/chromium'

/** Debian's Chromium, or the one that `CHROMIUM` names, as every test begins it: it asks nobody on the network for anything. */
export const chromiumHere = {
  executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : whole),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The shell fills no forms. */
export const wholeChromium = { ...chromiumHere, executablePath: process.env.CHROMIUM ?? whole }
