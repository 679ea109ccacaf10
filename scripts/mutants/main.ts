// `npm run mutants [-- folder or file ...]`: changes the code of the guards, one condition, text or statement at a time, and runs the
// tests beside it. A change that no test notices is a guard that is not held.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../bootstrap/npm.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { judgeMutants, type KnownSurvivor, type MutationReport } from './judgeMutants.ts'

/** The guards. */
const guards = [
  'sdk/src/signIn',
  'sdk/src/connection',
  'sdk/src/connectors',
  'sdk/src/errors',
  'sdk/src/namespaces/nodes',
  'sdk/src/namespaces/eip155',
  'sdk/src/namespaces/solana',
  'codegen/src/runtime',
]
/** Percent of the mutants of a folder, apart from those in `survivors.json`. */
const aim = 90

const own = join(repositoryRoot, 'scripts/mutants')
const stryker = join(own, 'stryker/node_modules/@stryker-mutator/core/bin/stryker.js')
const targets = process.argv.length > 2 ? process.argv.slice(2) : guards
const missing = targets.filter((target) => !existsSync(join(repositoryRoot, target)))

if (missing.length > 0) {
  console.error(`Not found: ${missing.join(', ')}. The folders of the guards:\n${guards.join('\n')}`)
  process.exitCode = 2
} else {
  if (!existsSync(stryker)) install()
  for (const target of targets) runTarget(target.replace(/\/+$/, ''))
}

function install(): void {
  console.log('Installing StrykerJS into scripts/mutants/stryker (first run only) …')
  const { command, args } = npm()
  // Its test runner finds the repository's vitest, so nothing is installed for a peer.
  const flags = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--workspaces=false', '--loglevel=error']
  start(command, [...args, ...flags], join(own, 'stryker'))
}

function runTarget(target: string): void {
  start(process.execPath, [stryker, 'run', join(own, 'stryker.config.mjs')], repositoryRoot, {
    MUTANTS_TARGET: target,
  })
  const report: MutationReport = readJson(
    join(repositoryRoot, '.cache/mutants', `${target.replaceAll(/[^\w]+/g, '-')}.json`),
  )
  const known: readonly KnownSurvivor[] = readJson(join(own, 'survivors.json'))
  const { killed, total, survivors, outdated } = judgeMutants(report, known)
  for (const { file, line, replacement } of survivors) console.log(`${file}\n  ${line}\n  → ${replacement}`)
  for (const { file, line } of outdated) console.log(`${file}: no survivor any more: ${line}`)
  const percent = total === 0 ? 100 : (100 * killed) / total
  console.log(`${target}: ${killed} of ${total} killed (${percent.toFixed(1)} %)`)
  if (percent < aim || outdated.length > 0) process.exitCode = 1
}

function start(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${command} failed`, { cause: error ?? status })
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
