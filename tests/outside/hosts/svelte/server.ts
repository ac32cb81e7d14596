import { render } from 'svelte/server'
import App from './App.svelte'

console.log(render(App).body)
