/**
 * A whole shop in one file: every block, and behind them the sandbox, in the page itself. `<script defer src="try.js">`
 * works on a page that is opened from a disk, where neither modules nor service workers do.
 */
import './sandbox-first.js'
import 'virtual:vitrine-every-block'
import { dress } from './dress.js'
import { stayOnThisPage } from './elsewhere.js'

dress()
stayOnThisPage()
