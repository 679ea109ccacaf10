import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repositoryRoot } from './playgroundPaths.ts'
import type { RunningServer } from './RunningServer.ts'
import { startProcess } from './startProcess.ts'

const app = 'e2e/apps/next-wagmi'
const next = 'node_modules/next/dist/bin/next'
const execute = promisify(execFile)

/**
 * Builds the app with Next for production and serves it on `port`, the sandbox under `/sandbox`. It imports the
 * packages as they are published: bundled.
 */
export async function serveNext(sandboxOrigin: string, port: number): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`
  const env = {
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_PROJECT_ID: 'hosts',
    NEXT_PUBLIC_ORIGIN: origin,
    SANDBOX_ORIGIN: sandboxOrigin,
  }
  const run = (...args: readonly string[]) =>
    execute(process.execPath, args, { cwd: repositoryRoot, env: { ...process.env, ...env } })
  await run('scripts/bundle/main.ts')
  await run(next, 'build', app)
  return startProcess({
    name: 'The Next app',
    args: [next, 'start', app, '--hostname', '127.0.0.1', '--port', String(port)],
    env,
    origin,
    readyPath: '/',
  })
}
