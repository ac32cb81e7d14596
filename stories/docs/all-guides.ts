import { guidesOf } from './guides.js'

export const guides = guidesOf(import.meta.glob<string>('../guides/*.md', { query: '?raw', import: 'default', eager: true }))
