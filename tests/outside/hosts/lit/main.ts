import './everywhere'
import './my-shop'

const tag = location.hash === '#everywhere' ? 'lit-everywhere' : 'my-shop'
document.querySelector('main')!.append(document.createElement(tag))
