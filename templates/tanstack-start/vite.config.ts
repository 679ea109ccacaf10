import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { testEnvironment } from './testEnvironment.ts'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.')
  // The session cookie belongs to this origin, so the auth server is proxied.
  const proxy = env.VITE_SERVICES === 'sandbox' ? { '/api/auth': env.VITE_SANDBOX_ORIGIN ?? '' } : {}
  return {
    plugins: process.env.VITEST ? [] : [tanstackStart(), react()],
    // Rolldown warns of plugins that take long, as those of TanStack do.
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
    server: { port: 3000, strictPort: true, proxy },
    test: { environment: 'happy-dom', env: testEnvironment },
  }
})
