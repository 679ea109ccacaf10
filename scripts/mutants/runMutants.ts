import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { instrument } from './instrument.ts'
import type { MutationReport } from './judgeMutants.ts'
import { appendToRunLog, type RunRecord, readRunLog } from './runLog.ts'

interface RunMutantsParameters {
  /** The `node_modules` with StrykerJS. */
  readonly packages: string
  readonly target: string
  /** Absolute paths of the code to change. */
  readonly files: readonly string[]
  /** Folders whose tests are run, where they import that code. */
  readonly tests: readonly string[]
}

/** Silence, in ms, after which a test counts as hanging in the mutant that is active. */
const hanging = 90_000

const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs')

/**
 * Runs the tests of files with each of their mutants. With `MUTANTS_RESUME` in the environment, mutants that an earlier
 * run has killed in the same code are skipped: for work on the tests of survivors.
 */
export async function runMutants({
  packages,
  target,
  files,
  tests,
}: RunMutantsParameters): Promise<MutationReport> {
  const folder = join(repositoryRoot, '.cache/mutants', target.replaceAll(/[^\w]+/g, '-'))
  mkdirSync(folder, { recursive: true })
  const [sources, log] = [join(folder, 'sources.json'), join(folder, 'log.jsonl')]
  const { code, report } = await instrument(packages, files)
  const text = JSON.stringify(code)
  const kills = process.env.MUTANTS_RESUME && isSame(sources, text) ? readRunLog(log).filter(isKill) : []
  writeFileSync(sources, text)
  writeFileSync(log, kills.map((record) => `${JSON.stringify(record)}\n`).join(''))
  const errors = openSync(join(folder, 'errors.txt'), 'w')
  const env = {
    ...process.env,
    MUTANTS_SOURCES: sources,
    MUTANTS_LOG: log,
    MUTANTS_TESTS: JSON.stringify(tests),
  }
  let size: number
  do {
    size = statSync(log).size
    const finished = getFiles(log, 'finished')
    const excluded = finished.flatMap((file) => ['--exclude', file])
    const config = join(repositoryRoot, 'scripts/mutants/vitest.config.ts')
    await runTests([vitest, 'related', ...files, '--run', '--config', config, ...excluded], env, log, errors)
    const started = getFiles(log, 'try')
    if (started.every((file) => getFiles(log, 'finished').includes(file))) break
  } while (statSync(log).size > size)
  return report(toStatus(log))
}

function isKill({ kind }: RunRecord): boolean {
  return kind === 'killed'
}

function isSame(path: string, text: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8') === text
}

function getFiles(log: string, kind: 'try' | 'finished'): readonly string[] {
  return [...new Set(readRunLog(log).flatMap((record) => (record.kind === kind ? [record.file] : [])))]
}

/** Settles when the tests have run; stops them where one hangs. */
function runTests(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  log: string,
  errors: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: repositoryRoot,
      env,
      stdio: ['ignore', errors, errors],
    })
    const start = Date.now()
    const watching = setInterval(() => {
      const hung = findHanging(log, start)
      if (hung.length === 0) return
      for (const record of hung) appendToRunLog(log, record)
      child.kill('SIGKILL')
    }, 5_000)
    child.on('error', reject)
    child.on('exit', () => {
      clearInterval(watching)
      resolve()
    })
  })
}

/** The attempts of the process that was started at `start` (ms since 1970) that hang, as their results. */
function findHanging(log: string, start: number): readonly RunRecord[] {
  const latest = new Map(readRunLog(log).map((record) => [record.file, record]))
  return [...latest.values()].flatMap((record): readonly RunRecord[] => {
    if (record.kind !== 'try' || record.at < start || Date.now() - record.at < hanging) return []
    const { file, test, mutant } = record
    return mutant ? [{ kind: 'killed', file, test, mutant }] : [{ kind: 'broken', file, test }]
  })
}

function toStatus(log: string): (mutant: string) => string {
  const statuses = new Map<string, string>()
  const set = (mutant: string, status: string, over: readonly (string | undefined)[]) => {
    if (over.includes(statuses.get(mutant))) statuses.set(mutant, status)
  }
  for (const record of readRunLog(log)) {
    if (record.kind === 'killed') statuses.set(record.mutant, 'Killed')
    if (record.kind === 'survived') set(record.mutant, 'Survived', [undefined, 'Ignored'])
    if (record.kind === 'unreached') set(record.mutant, 'Ignored', [undefined])
    if (record.kind === 'static') for (const mutant of record.mutants) set(mutant, 'Ignored', [undefined])
    if (record.kind === 'broken') console.warn(`Fails without a mutant: ${record.file} ${record.test}`)
  }
  return (mutant) => statuses.get(mutant) ?? 'NoCoverage'
}
