import { createRoot } from 'react-dom/client'
import { Studio } from './studio.js'

const place = document.querySelector('#studio') ?? document.body.appendChild(document.createElement('div'))
createRoot(place).render(<Studio />)
