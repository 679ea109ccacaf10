import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { apiPlugin } from './server/vitePlugin.ts'

export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(process.env.VITEST ? [] : [apiPlugin(loadEnv(mode, '.', ''))])],
  // Another port would be another origin, which cannot sign in.
  server: { strictPort: true },
  preview: { strictPort: true },
  test: {
    environment: 'happy-dom',
    env: { VITE_APP_NAME: 'My app', VITE_PROJECT_ID: 'test', VITE_SERVICES: 'hosted', VITE_SIGN_IN: 'off' },
  },
}))
