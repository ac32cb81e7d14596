import { mount } from 'svelte'
import App from './App.svelte'
import Everywhere from './Everywhere.svelte'

mount(location.hash === '#everywhere' ? Everywhere : App, { target: document.querySelector('main')! })
