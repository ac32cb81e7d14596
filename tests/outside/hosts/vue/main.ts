import { createApp, createSSRApp } from 'vue'
import App from './App.vue'
import Everywhere from './Everywhere.vue'

const main = document.querySelector('main')!
if (main.firstChild) createSSRApp(App).mount(main)
else createApp(location.hash === '#everywhere' ? Everywhere : App).mount(main)
