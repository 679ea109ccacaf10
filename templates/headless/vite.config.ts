import { defineConfig } from 'vitest/config'
import { testEnvironment } from './testEnvironment.ts'

export default defineConfig({ test: { environment: 'happy-dom', env: testEnvironment } })
