import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOf, findDebianProgram } from './findDebianProgram.test.helper.ts'
import { freePort, type RealDatabase, type StartedProcess, startProcess } from './RealDatabase.test.helper.ts'

/** PostgreSQL refuses to run as root; its package creates a user for it. */
function ownUser(): { readonly uid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid] = ['postgres', 'nobody'].flatMap((name) => {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : []
  })
  return uid === undefined ? {} : { uid }
}

const user = ownUser()
const postgres = findDebianProgram({
  // Folder of Debian and others.
  places: ['/usr/lib/postgresql/*/bin/postgres'],
  package: 'postgresql',
  path: 'usr/lib/postgresql/*/bin/postgres',
  ...user,
})

/** Reason for the lack of PostgreSQL on this machine; undefined when there is one. */
export function postgresIsMissing(): string | undefined {
  return typeof postgres === 'string' ? postgres : undefined
}

export const postgresUser = 'wallet_kit'

/** PostgreSQL of the machine in a temporary folder, on a free port, with its default durability. */
export async function startPostgres(): Promise<RealDatabase> {
  if (typeof postgres === 'string') throw new Error(postgres)
  const env = environmentOf(postgres)
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, -1)
  const data = join(folder, 'data')
  const created = spawnSync(
    join(postgres.command, '../initdb'),
    ['-D', data, '-U', postgresUser, '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'],
    { ...user, cwd: folder, env, encoding: 'utf8' },
  )
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'log_min_messages=warning',
  ]
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  let running: StartedProcess | undefined
  const begin = () =>
    startProcess({
      command: postgres.command,
      args,
      ready: /database system is ready to accept connections/,
      ...user,
      cwd: folder,
      env,
    })
  const start = async () => {
    await running?.ended
    // The processes of a killed server end when they notice; until then a new one refuses to start.
    for (let attempt = 1; ; attempt += 1) {
      try {
        running = await begin()
        return
      } catch (error) {
        if (attempt === 50 || !/shared memory|postmaster\.pid/.test(String(error))) throw error
      }
    }
  }
  await start()
  return {
    port,
    start,
    kill: () => void running?.process.kill('SIGKILL'),
    async stop() {
      running?.process.kill('SIGINT')
      await running?.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
