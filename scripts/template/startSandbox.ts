import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { step } from '../bootstrap/step.mjs'
import { freePort } from '../start/freePort.ts'
import { startServer } from '../start/startServer.ts'

/**
 * Starts a sandbox for apps outside of the repository.
 *
 * @param firstPort to try, outside the range of `npm start` and of others that look for a port at the same time
 */
export async function startSandbox(firstPort: number) {
  const port = await freePort(firstPort)
  const origin = `http://127.0.0.1:${port}`
  const { stop } = await step('Starting a sandbox', () =>
    startServer({
      name: 'the sandbox',
      args: ['--conditions=@wallet-kit/source', 'sandbox/src/main.ts', '--port', String(port)],
      cwd: repositoryRoot,
      readyAddress: `${origin}/__sandbox`,
      remedy: 'Run it alone: `npm run sandbox`.',
    }),
  )
  return { origin, stop }
}
