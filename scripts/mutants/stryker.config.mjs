import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const cache = '.cache/mutants'
const target = process.env.MUTANTS_TARGET ?? ''
const isFile = target.endsWith('.ts')
const name = target.replaceAll(/[^\w]+/g, '-')

/** Settings of StrykerJS for one folder or file, which `main.ts` passes in `MUTANTS_TARGET`. */
export default {
  testRunner: 'vitest',
  plugins: [
    fileURLToPath(
      new URL('./stryker/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js', import.meta.url),
    ),
  ],
  mutate: isFile
    ? [target]
    : [`${target}/**/*.ts`, ...['test', 'test-d', 'test.helper'].map((kind) => `!${target}/**/*.${kind}.ts`)],
  // A guard is to be held by tests beside it: a test of a whole flow elsewhere reports less of what broke, and later.
  vitest: { configFile: 'vitest.config.ts', dir: isFile ? dirname(target) : target, related: true },
  coverageAnalysis: 'perTest',
  // Code that runs on import is covered by every test of the folder; running all of them per mutant takes hours.
  ignoreStatic: true,
  concurrency: Number(process.env.MUTANTS_WORKERS ?? 1),
  tempDirName: `${cache}/work`,
  incremental: true,
  incrementalFile: `${cache}/${name}.incremental.json`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `${cache}/${name}.json` },
  // TypeScript 7 has no API to rewrite settings with, and nothing here needs that.
  tsconfigFile: 'none',
  ignorePatterns: [
    '**/dist',
    '.cache',
    'test-results',
    'bench/**',
    'templates/**',
    'e2e/**',
    'docs/**',
    'scripts/mutants/stryker/node_modules',
  ],
}
