import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOf, findDebianProgram } from './findDebianProgram.test.helper.ts'
import { freePort, type RealDatabase, type StartedProcess, startProcess } from './RealDatabase.test.helper.ts'

const redis = findDebianProgram({
  places: ['redis-server'],
  package: 'redis-server',
  path: 'usr/bin/redis-server',
})

/** Reason for the lack of Redis on this machine; undefined when there is one. */
export function redisIsMissing(): string | undefined {
  return typeof redis === 'string' ? redis : undefined
}

/** Redis in a temporary folder, on a free port, with each write on disk before it is confirmed. */
export async function startRedis(): Promise<RealDatabase> {
  if (typeof redis === 'string') throw new Error(redis)
  const { command } = redis
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-redis-'))
  const port = await freePort()
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'always',
    save: '',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  let running: StartedProcess | undefined
  const start = async () => {
    await running?.ended
    running = await startProcess({
      command,
      args,
      ready: /Ready to accept connections/,
      env: environmentOf(redis),
    })
  }
  await start()
  return {
    port,
    start,
    kill: () => void running?.process.kill('SIGKILL'),
    async stop() {
      running?.process.kill('SIGKILL')
      await running?.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
