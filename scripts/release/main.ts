// `npm run release -- <command>`: versions, changelogs and publishing, by Changesets.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../bootstrap/npm.mjs'
import { reportFailure } from '../bootstrap/reportFailure.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import { publishedPackages } from '../packages/publishedPackages.ts'
import { runDry } from './dry/runDry.ts'
import { findReleaseProblems } from './findReleaseProblems.ts'
import { setOwnVersion } from './setOwnVersion.ts'

const usage = `Usage: npm run release -- <command>

  add      describe a change for the changelog of the next release
  status   what the next release contains
  dry      everything but publishing, from packed files, on each line of Node
           (--packed: as packed last; 22 24: on these only, without checking the files)
  version  apply all descriptions: versions, changelogs, lock file
  publish  build, and publish what npm does not have yet (CI, with provenance)`

const changesets = join(repositoryRoot, 'scripts/release/changesets')

try {
  await main(process.argv[2])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
if (process.connected) process.disconnect()

async function main(command: string | undefined): Promise<void> {
  if (command === 'add' || command === 'status') runChangesets(command)
  else if (command === 'dry') await dry(process.argv.slice(3))
  else if (command === 'version') version()
  else if (command === 'publish') publish()
  else {
    console.error(usage)
    process.exitCode = 2
  }
}

async function dry(words: readonly string[]): Promise<void> {
  const lines = words.filter((word) => /^\d+(?:\.\d+)*$/.test(word))
  const count = await runDry({ isPacked: words.includes('--packed'), lines })
  process.exitCode = count > 0 ? 1 : 0
}

function version(): void {
  runChangesets('version')
  const [first] = publishedPackages(repositoryRoot)
  if (!first) throw new Error('No package is published.')
  for (const path of listFiles()) {
    const file = join(repositoryRoot, path)
    const text = readFileSync(file, 'utf8')
    const next = setOwnVersion(path, text, first.manifest.version)
    if (next !== text) writeFileSync(file, next)
  }
  runNpm('install', '--package-lock-only', '--ignore-scripts')
  runNode('scripts/lock/main.ts')
}

function publish(): void {
  const problems = findReleaseProblems({
    changesets: readdirSync(join(repositoryRoot, '.changeset')),
    manifests: publishedPackages(repositoryRoot).map(({ manifest }) => manifest),
    changedFiles: output('git', 'status', '--porcelain'),
  })
  if (problems.length > 0)
    throw new StepFailure('Nothing was published.', {
      details: problems.join('\n'),
      remedy: 'CONTRIBUTING.md, "Release", has the steps.',
    })
  runNpm('run', 'build')
  runChangesets('publish')
}

/** Files of the repository that name the version of our packages, by `setOwnVersion`. */
function listFiles(): readonly string[] {
  return output('git', 'ls-files', '*package.json', '*/sdkVersion.ts').split('\n').filter(Boolean)
}

function runChangesets(command: string): void {
  const bin = join(changesets, 'node_modules/@changesets/cli/bin.js')
  if (!existsSync(bin)) {
    console.log('Installing Changesets into scripts/release/changesets (first run only) …')
    runNpm('ci', '--ignore-scripts', '--workspaces=false', '--prefix', changesets)
  }
  runNode(bin, command)
}

function runNpm(...parameters: readonly string[]): void {
  const { command, args } = npm()
  runCommand(command, [...args, ...parameters])
}

function runNode(...parameters: readonly string[]): void {
  runCommand(process.execPath, parameters)
}

function runCommand(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: repositoryRoot, stdio: 'inherit' })
  if (status === 0) return
  throw new StepFailure(`\`${args.join(' ')}\` failed.`, {
    remedy: 'Its own message is above.',
    cause: error ?? status,
  })
}

function output(command: string, ...args: readonly string[]): string {
  const { status, stdout, error } = spawnSync(command, args, { cwd: repositoryRoot, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`, { cause: error ?? status })
  return stdout
}
