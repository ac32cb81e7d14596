import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
export default defineConfig({ plugins: [react()], define: { __VITRINE_VERSION__: JSON.stringify(version) } })
