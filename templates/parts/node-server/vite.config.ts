import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { apiPlugin } from './server/vitePlugin.ts'
import { testEnvironment } from './testEnvironment.ts'

export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(process.env.VITEST ? [] : [apiPlugin(loadEnv(mode, '.', ''))])],
  // Another port would be another origin, which cannot sign in.
  server: { strictPort: true },
  preview: { strictPort: true },
  test: { environment: 'happy-dom', env: testEnvironment },
}))
