import { freePort } from './freePort.ts'
import type { RunningServer } from './RunningServer.ts'
import { startProcess } from './startProcess.ts'

/**
 * Starts the sandbox.
 *
 * @param origins of the pages that sign in there
 */
export async function startSandbox(origins: readonly string[] = []): Promise<RunningServer> {
  const port = await freePort()
  return startProcess({
    name: 'The sandbox',
    args: [
      '--conditions=@wallet-kit/source',
      'sandbox/src/main.ts',
      `--port=${port}`,
      ...origins.map((page) => `--origin=${page}`),
    ],
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/__sandbox',
  })
}
