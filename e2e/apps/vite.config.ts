import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const pages = globSync('*/index.html', { cwd: root, exclude: ['dist/**', 'node_modules/**'] })

export default defineConfig({
  root,
  plugins: [react()],
  // Resolves packages to their TypeScript sources, so that nothing has to be built first.
  resolve: { conditions: ['@wallet-kit/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    rolldownOptions: { input: pages.map((page) => `${root}${page}`) },
  },
})
