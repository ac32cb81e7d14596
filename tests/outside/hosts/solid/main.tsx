import { render } from 'solid-js/web'
import App from './App'
import { Everywhere } from './Everywhere'

render(() => (location.hash === '#everywhere' ? <Everywhere /> : <App />), document.querySelector('main')!)
