import { createRoot } from 'react-dom/client'
import { Studio } from './shell/studio.js'

const place = document.querySelector('#studio') ?? document.body.appendChild(document.createElement('div'))
createRoot(place).render(<Studio />)
