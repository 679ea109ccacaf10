import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repositoryRoot } from './playgroundPaths.ts'
import { startProcess } from './startProcess.ts'
import type { ServedPage } from './workerServers.ts'

const app = 'e2e/apps/next-wagmi'
const next = 'node_modules/next/dist/bin/next'
const execute = promisify(execFile)

/**
 * The app with Next, built for production; the sandbox is under `/sandbox`. It imports the packages as they are
 * published: bundled.
 */
export const nextPage: ServedPage = {
  name: 'next',
  async build({ sandboxOrigin, port }) {
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
    return () =>
      startProcess({
        name: 'The Next app',
        args: [next, 'start', app, '--hostname', '127.0.0.1', '--port', String(port)],
        env,
        origin,
        readyPath: '/',
      })
  },
}
