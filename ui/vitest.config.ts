import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@wallet-kit/source'] },
  ssr: { resolve: { conditions: ['@wallet-kit/source'] } },
})
