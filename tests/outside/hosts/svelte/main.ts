import { hydrate, mount } from 'svelte'
import App from './App.svelte'
import Everywhere from './Everywhere.svelte'

const target = document.querySelector('main')!
if (target.firstChild) hydrate(App, { target })
else mount(location.hash === '#everywhere' ? Everywhere : App, { target })
