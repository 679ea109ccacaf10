// `npm run mutants [-- folder or file ...]`: changes the code of the guards, one condition, text or statement at a
// time, and runs the tests that hold it. A change that no test notices is a guard that is not held. `MUTANTS_WORKERS=4`
// runs four test files at a time, which is faster where tests wait; `MUTANTS_RESUME=1` runs only earlier survivors in
// the same code.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { npm } from '../bootstrap/npm.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { judgeMutants, type KnownSurvivor } from './judgeMutants.ts'
import { runMutants } from './runMutants.ts'

/** The guards, folders or files, and further folders with tests of them. */
const guards: Readonly<Record<string, readonly string[]>> = {
  'sdk/src/signIn/siwx': [],
  'sdk/src/wallets/connection': [],
  'sdk/src/wallets/connectors': [],
  'sdk/src/foundation/errors': [],
  'sdk/src/foundation/links': [
    'sdk/src/wallets/connection',
    'sdk/src/wallets/connectors/pairing',
    'sdk/src/account/onramp',
  ],
  'sdk/src/chains/namespaces/nodes': [],
  'sdk/src/chains/namespaces/eip155': ['sdk/src/chains/namespaces'],
  'sdk/src/chains/namespaces/solana': ['sdk/src/chains/namespaces'],
  'codegen/src/runtime': ['codegen/src/emit', 'codegen/src/schema'],
  'frame/src/service/session': ['frame/src/service'],
  'frame/src/service/email/createCodes.ts': ['frame/src/service'],
  'frame/src/service/email/emailHandlers.ts': ['frame/src/service'],
  'frame/src/service/email/readEmail.ts': ['frame/src/service'],
  'frame/src/service/limits': ['frame/src/service'],
  'frame/src/service/api': ['frame/src/service'],
  'frame/src/keeper': [],
  'frame/src/deviceProof': ['frame/src/keeper'],
  'frame/src/shares': ['frame/src/keeper', 'frame/src/keys/changes'],
  'frame/src/keys/shares': ['frame/src/keys', 'frame/src/keeper'],
  'frame/src/keys/changes': [],
  'frame/src/keys/worker': [],
  'frame/src/page/readHostOrigin.ts': [],
  'frame/src/page/approval/createApprovals.ts': [],
  'frame/src/page/approval/createClickGuard.ts': [],
}
/** Files that are held by tests of the features that use them. */
const heldElsewhere: Readonly<Record<string, readonly string[]>> = {
  'sdk/src/chains/namespaces/eip155/exchangeCalls.ts': ['sdk/src/account/swapping'],
  'sdk/src/chains/namespaces/eip155/isAltered.ts': ['sdk/src/account/swapping', 'sdk/src/account/sending'],
  'sdk/src/chains/namespaces/eip155/swaps.ts': ['sdk/src/account/swapping'],
  'sdk/src/chains/namespaces/eip155/transfers.ts': ['sdk/src/account/sending'],
}
/** Percent of the mutants of a folder, apart from those in `survivors.json`. */
const aim = 90

const own = join(repositoryRoot, 'scripts/mutants')
const packages = join(own, 'stryker/node_modules')
const targets = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(guards)
const missing = targets.filter((target) => !existsSync(join(repositoryRoot, target)))

if (missing.length > 0) {
  console.error(
    `Not found: ${missing.join(', ')}. The folders of the guards:\n${Object.keys(guards).join('\n')}`,
  )
  process.exitCode = 2
} else {
  if (!existsSync(packages)) install()
  for (const target of targets) await runTarget(target.replace(/\/+$/, ''))
}

function install(): void {
  console.log('Installing StrykerJS into scripts/mutants/stryker (first run only) …')
  const { command, args } = npm()
  const flags = ['ci', '--ignore-scripts', '--workspaces=false', '--loglevel=error']
  const { status, error } = spawnSync(command, [...args, ...flags], {
    cwd: join(own, 'stryker'),
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('npm ci failed', { cause: error ?? status })
}

async function runTarget(target: string): Promise<void> {
  const path = join(repositoryRoot, target)
  const isFolder = statSync(path).isDirectory()
  const files = isFolder
    ? globSync('**/*.ts', { cwd: path })
        // Networks are data, which tests would only repeat.
        .filter((file) => !/\.(test|test-d|test\.helper)\.ts$|^networks\//.test(file))
        .map((file) => join(path, file))
    : [path]
  const folder = isFolder ? target : dirname(target)
  const guard = Object.keys(guards).find((name) => `${target}/`.startsWith(`${name}/`))
  const elsewhere = Object.entries(heldElsewhere).flatMap(([file, folders]) =>
    `${file}/`.startsWith(`${target}/`) ? folders : [],
  )
  const tests = new Set([
    folder,
    ...(guard && guard !== folder ? [guard] : []),
    ...((guard && guards[guard]) ?? []),
    ...elsewhere,
  ])
  const report = await runMutants({ packages, target, files, tests: [...tests] })

  const known: readonly KnownSurvivor[] = JSON.parse(readFileSync(join(own, 'survivors.json'), 'utf8'))
  const absolute = known.map((entry) => ({ ...entry, file: join(repositoryRoot, entry.file) }))
  const { killed, total, survivors, outdated } = judgeMutants(report, absolute)
  const short = (file: string) => relative(repositoryRoot, file)
  for (const { file, line, replacement } of survivors)
    console.log(`${short(file)}\n  ${line}\n  → ${replacement}`)
  for (const { file, line } of outdated) console.log(`${short(file)}: no survivor any more: ${line}`)
  const percent = total === 0 ? 100 : (100 * killed) / total
  console.log(`${target}: ${killed} of ${total} killed (${percent.toFixed(1)} %)`)
  if (percent < aim || outdated.length > 0) process.exitCode = 1
}
