import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    env: { NEXT_PUBLIC_APP_NAME: 'My app', NEXT_PUBLIC_PROJECT_ID: 'test', NEXT_PUBLIC_SERVICES: 'hosted' },
  },
})
