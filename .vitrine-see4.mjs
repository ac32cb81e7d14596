import { chromium } from 'playwright'
import { readdirSync, readFileSync } from 'node:fs'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1100, height: 1640 } })
const files = readdirSync('/tmp/see').filter((f) => f.startsWith('n-'))
await page.setContent(files.map((f) => `<img style="width:355px" src="data:image/png;base64,${readFileSync('/tmp/see/' + f, 'base64')}">`).join(''))
await page.screenshot({ path: '/tmp/see/narrow.png' }); await browser.close(); console.log(files)
