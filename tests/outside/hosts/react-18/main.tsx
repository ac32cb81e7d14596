import { createRoot } from 'react-dom/client'
import App from './App'
import { Everywhere } from './Everywhere'

const isEverywhere = location.hash === '#everywhere'
createRoot(document.querySelector('main')!).render(isEverywhere ? <Everywhere /> : <App />)
