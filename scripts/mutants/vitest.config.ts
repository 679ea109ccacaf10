import { readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// By address: the settings of the repository belong to no TypeScript project.
const { default: base } = await import(new URL('../../vitest.config.ts', import.meta.url).href)

/** Absolute path to instrumented code. */
const sources: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(process.env.MUTANTS_SOURCES ?? '', 'utf8'),
)
const folders: readonly string[] = JSON.parse(process.env.MUTANTS_TESTS ?? '[]')

/** Starts with the tests beside the code, and with those that wait for nothing: waiting takes its whole time to fail. */
class BesideFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [own = ''] = folders
    const rank = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').split('waitFor(').length + (moduleId.includes(`/${own}/`) ? 0 : 1_000)
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

const config = mergeConfig(base, {
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load: (id: string) => sources[id.replace(/\?.*/, '')],
    },
  ],
  test: {
    // Its keys do not know the code that is loaded here instead of the files.
    fsModuleCache: false,
    runner: fileURLToPath(new URL('./MutantRunner.ts', import.meta.url)),
    reporters: [{}],
    silent: true,
    sequence: { sequencer: BesideFirst },
    update: 'none',
    // Threads end with their process, also those that hang.
    pool: 'threads',
    maxWorkers: Number(process.env.MUTANTS_WORKERS ?? 1),
    testTimeout: 3_000,
    dangerouslyIgnoreUnhandledErrors: true,
    passWithNoTests: true,
  },
})
// Each file has modules of its own here: changes by a mutant must not outlive its test.
config.test.projects = undefined
config.test.include = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
// Thousands of inputs per mutant would take days.
config.test.exclude = [...config.test.exclude, '**/hostile/**']

export default config
