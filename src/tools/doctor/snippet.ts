import { pageFindings } from './page-findings.js'
import { lookAtPage } from './page-look.js'
import { whereTrusted } from './where-trusted.js'

/** The look at a page as one text that somebody pastes into the console of her browser; it changes nothing there. */
export const snippet = (): string => `(() => {
const look = (${lookAtPage})()
const found = (${pageFindings})(look, ${whereTrusted})
console.log(found.flatMap(({ name, state, said, todo }) => [
  (state === 'fault' ? 'FAULT ' : 'ok    ') + name + ': ' + said, ...todo.map((each) => '      - ' + each),
]).join('\\n'))
return look
})()`
