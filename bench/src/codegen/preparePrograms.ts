import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { peersFolder, root } from './folders.ts'

const lockFile = join(peersFolder, 'package-lock.json')
/** A copy of the installed lock file, written last. */
const installedLock = join(peersFolder, 'node_modules/.installed-lock.json')

/**
 * Installs the other generators if necessary, and builds ours.
 *
 * @throws when npm or the bundler fails.
 */
export async function preparePrograms(): Promise<void> {
  await installPeers()
  await run(process.execPath, [join(root, 'codegen/scripts/bundle.mjs')], root)
}

async function installPeers(): Promise<void> {
  const wanted = readFileSync(lockFile, 'utf8')
  if (existsSync(installedLock) && readFileSync(installedLock, 'utf8') === wanted) return
  console.error(
    'Installing the other generators into bench/codegen-peers/node_modules (650 MB, first run only) …',
  )
  const npm = process.env.npm_execpath
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  await run(program, [...first, 'ci', '--ignore-scripts', '--loglevel=error'], peersFolder)
  writeFileSync(installedLock, wanted)
}

async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`\`${[program, ...args].join(' ')}\` failed in ${cwd}, see above.`)
}
