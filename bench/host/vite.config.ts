import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@wallet-kit/source', ...defaultClientConditions] },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
})
