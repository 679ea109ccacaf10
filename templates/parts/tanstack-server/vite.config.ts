import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { testEnvironment } from './testEnvironment.ts'

export default defineConfig(({ mode }) => {
  // The server's variables too, which have no prefix: Vite puts those with one into the page.
  if (!process.env.VITEST) Object.assign(process.env, loadEnv(mode, '.', ''))
  return {
    plugins: process.env.VITEST ? [] : [tanstackStart(), react()],
    // Rolldown warns of plugins that take long, as those of TanStack do.
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
    // Another port would be another origin, which cannot sign in.
    server: { port: 3000, strictPort: true },
    test: { environment: 'happy-dom', env: testEnvironment },
  }
})
