import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // Nothing of `.env` that differs from app to app.
    env: { NEXT_PUBLIC_APP_NAME: 'My app', NEXT_PUBLIC_PROJECT_ID: 'test', NEXT_PUBLIC_SERVICES: 'hosted' },
  },
})
