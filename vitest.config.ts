import { availableParallelism } from 'node:os'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { groupTests } from './scripts/vitest/groupTests.ts'

// Packages of this repository resolve to their TypeScript sources: no build before a test.
const source = '@wallet-kit/source'

/**
 * Tests that take long and whose plain case another test covers: they start and kill many processes, or go through a
 * whole matrix. `npm run long` runs them alone.
 */
const long = {
  name: 'long',
  description: 'left out of `npm test`; run by `npm run long`, before an issue is called resolved',
}

const { isolated, withServers } = groupTests(import.meta.dirname)

export default defineConfig({
  // Packages that are inlined below name source maps that they do not have.
  logLevel: 'error',
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    // Templates are apps with a test run of their own; end-to-end specs belong to Playwright.
    // The long tests of the compiler run with `npm run conformance`; those of our own contracts are quick.
    exclude: [
      ...configDefaults.exclude,
      '**/dist/**',
      '.cache/**',
      'templates/**',
      'codegen/conformance/!(contracts).test.ts',
    ],
    tags: [long],
    tagsFilter: [process.env.LONG_TESTS ? long.name : `!${long.name}`],
    environment: 'node',
    // Files also wait: for modules, for programs that they start, for time limits.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The console output of a passing test is its subject, or a document's log of the replies that it was given.
    silent: 'passed-only',
    // The ESM builds of these import CommonJS in ways that bundlers accept and Node does not.
    server: { deps: { inline: [/@reown\/walletkit/, /@walletconnect\//] } },
    // Some tests start programs; on a busy machine with two processors that takes its time.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['scripts/vitest/eachFile.ts'],
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      // Loading modules takes longer than most tests: files share them.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...isolated, ...withServers],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'servers', include: [...withServers], isolate: false } },
      { extends: true, test: { name: 'isolated', include: [...isolated] } },
    ],
  },
})
