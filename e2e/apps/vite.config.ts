import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const pages = globSync('*/index.html', { cwd: root, exclude: ['dist/**', 'node_modules/**'] })

// Packages are resolved to their TypeScript sources, so that nothing has to be built first; in the mode `published`, to
// what hosts install.
const sources = ['@wallet-kit/source', ...defaultClientConditions]

export default defineConfig(({ mode }) => ({
  root,
  plugins: [react()],
  resolve: { conditions: mode === 'published' ? [...defaultClientConditions] : sources },
  build: {
    target: 'es2023',
    rolldownOptions: { input: pages.map((page) => `${root}${page}`) },
  },
}))
