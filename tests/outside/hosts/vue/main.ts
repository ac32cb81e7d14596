import { createApp } from 'vue'
import App from './App.vue'
import Everywhere from './Everywhere.vue'

createApp(location.hash === '#everywhere' ? Everywhere : App).mount('main')
