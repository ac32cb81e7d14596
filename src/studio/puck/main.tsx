import { createRoot } from 'react-dom/client'
import { createPageClient } from '../app/session/page-client.js'
import { languageAt } from '../../core/dom/page-language.js'
import { puckPageMessages } from './puck-page.messages.js'
import { PuckEditor } from './puck-page.js'

const id = new URLSearchParams(location.search).get('page')
const language = languageAt(document.documentElement)
const styles = ['/assets/vitrine-page.css']

const element = document.getElementById('puck') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'puck' }))

createRoot(element).render(
  id ? (
    <PuckEditor client={createPageClient()} id={id} language={language} loader="/assets/loader.js" styles={styles} />
  ) : (
    <p className="puck-notice">
      {puckPageMessages[language].noPage} <a href="/studio">{puckPageMessages[language].toStudio}</a>
    </p>
  ),
)
