import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vitest/config'
import unit from '../../vitest.config.ts'

// The long tests of the compiler: `npm run conformance`.
export default mergeConfig(
  { ...unit, test: { ...unit.test, projects: undefined, include: undefined, exclude: undefined } },
  {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    test: { include: ['codegen/conformance/**/*.test.ts'], testTimeout: 120_000 },
  },
)
