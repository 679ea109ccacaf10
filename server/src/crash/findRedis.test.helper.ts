import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** How Redis is started on this machine. */
export interface FoundRedis {
  readonly command: string
  /** Folder of the libraries that it needs besides those of the machine. */
  readonly libraries?: string
}

/** Redis, and those of its libraries that few other packages need. */
const packages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1']
const unpacked = join(import.meta.dirname, '../../../.cache/debian/redis')

/**
 * Redis of this machine; else that of Debian's packages, unpacked into `.cache`, where nothing is installed for others.
 * `npm run crash` downloads them; `npm test` uses what is there.
 *
 * @returns why there is none, as a string
 */
export function findRedis(): FoundRedis | string {
  if (isStartable({ command: 'redis-server' })) return { command: 'redis-server' }
  if (!existsSync(unpacked)) {
    if (!process.env.SIGN_INS) return 'redis-server is not installed; `npm run crash` downloads it'
    const problem = download()
    if (problem !== undefined) return `redis-server is not installed, and ${problem}`
  }
  const [libraries = unpacked] = globSync('usr/lib/*-linux-gnu', { cwd: unpacked })
  const found = { command: join(unpacked, 'usr/bin/redis-server'), libraries: join(unpacked, libraries) }
  return isStartable(found) ? found : `${found.command} does not start`
}

/** Environment of a process of this Redis. */
export function environmentOf({ libraries }: FoundRedis): NodeJS.ProcessEnv {
  return { ...process.env, ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }) }
}

function isStartable(found: FoundRedis): boolean {
  return spawnSync(found.command, ['--version'], { env: environmentOf(found) }).status === 0
}

/** @returns what went wrong */
function download(): string | undefined {
  const folder = `${unpacked}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  try {
    const problem = run('apt-get', ['download', ...packages], folder)
    if (problem !== undefined) return problem
    for (const file of globSync('*.deb', { cwd: folder })) {
      const failure = run('dpkg-deb', ['-x', file, 'content'], folder)
      if (failure !== undefined) return failure
    }
    renameSync(join(folder, 'content'), unpacked)
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(command: string, args: readonly string[], cwd: string): string | undefined {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: 60_000 })
  if (status === 0) return undefined
  return `${command} failed: ${error?.message ?? stderr.trim().split('\n').at(-1)}`
}
