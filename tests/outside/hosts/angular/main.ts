// Angular’s own packages are linked in the browser here; its command line does that when it builds.
import '@angular/compiler'
import '@vitrine/blocks/theme.css'
import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app'
import { Everywhere } from './everywhere'

const isEverywhere = location.hash === '#everywhere'
const main = document.querySelector('main')
main?.append(document.createElement(isEverywhere ? 'app-everywhere' : 'app-root'))
void (isEverywhere ? bootstrapApplication(Everywhere) : bootstrapApplication(App))
