import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Command that starts a program on this machine. */
export interface FoundProgram {
  readonly command: string
  /** Folder of the libraries that it needs besides those of the machine. */
  readonly libraries?: string
}

export interface DebianProgram {
  /** Places on the machine: a command, or patterns of paths. The last that exists is taken. */
  readonly places: readonly string[]
  /** The package that has it, and its path there, as a pattern. */
  readonly package: string
  readonly path: string
  /** The user that runs it. Default: that of this process. */
  readonly uid?: number
}

const unpackedRoot = join(import.meta.dirname, '../../../.cache/debian')

/**
 * A program of this machine; else that of Debian's packages, downloaded and unpacked into `.cache` once, where nothing is
 * installed for others.
 *
 * @returns why there is none, as a string
 */
export function findDebianProgram(program: DebianProgram): FoundProgram | string {
  const commands = program.places.flatMap((place) => (place.includes('/') ? globSync(place).sort() : place))
  const installed = commands.map((command) => ({ command })).findLast((found) => isStartable(found, program))
  if (installed) return installed
  const folder = join(unpackedRoot, program.package)
  const problem = existsSync(folder) ? undefined : download(program.package, folder)
  if (problem !== undefined) return `${program.package} is not installed, and ${problem}`
  const [path] = globSync(program.path, { cwd: folder })
  if (path === undefined) return `the package ${program.package} has no ${program.path}`
  const [libraries = '.'] = globSync('usr/lib/*-linux-gnu', { cwd: folder })
  const found = { command: join(folder, path), libraries: join(folder, libraries) }
  return isStartable(found, program) ? found : `${found.command} does not start`
}

/** Environment of a process of this program. */
export function environmentOf({ libraries }: FoundProgram): NodeJS.ProcessEnv {
  return { ...process.env, ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }) }
}

function isStartable(found: FoundProgram, { uid }: DebianProgram): boolean {
  const user = uid === undefined ? {} : { uid }
  return spawnSync(found.command, ['--version'], { env: environmentOf(found), ...user }).status === 0
}

/** @returns what went wrong */
function download(name: string, folder: string): string | undefined {
  const own = `${folder}.${process.pid}`
  mkdirSync(own, { recursive: true })
  const run = (command: string, args: readonly string[]) => {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd: own,
      encoding: 'utf8',
      timeout: 60_000,
    })
    if (status !== 0)
      throw new Error(`${command} failed: ${error?.message ?? stderr.trim().split('\n').at(-1)}`)
    return stdout
  }
  try {
    // The package, and the dependencies that this machine lacks.
    const plan = run('apt-get', ['install', '--simulate', '--no-install-recommends', name])
    const needed = [...plan.matchAll(/^Inst (\S+)/gm)].flatMap(([, needs]) => needs ?? [])
    run('apt-get', ['download', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...needed])
    for (const file of globSync('*.deb', { cwd: own })) run('dpkg-deb', ['-x', file, 'content'])
    renameSync(join(own, 'content'), folder)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
