import { freePort } from './freePort.ts'
import type { RunningServer } from './RunningServer.ts'
import { startProcess } from './startProcess.ts'

/**
 * Starts the sandbox, with the bundler of the variable `ALTO_PROGRAM`, if there is one.
 *
 * @param origins of the pages that sign in there
 */
export async function startSandbox(origins: readonly string[] = []): Promise<RunningServer> {
  const port = await freePort()
  const { ALTO_PROGRAM: alto } = process.env
  return startProcess({
    name: 'The sandbox',
    args: [
      '--conditions=@wallet-kit/source',
      'sandbox/src/main.ts',
      `--port=${port}`,
      ...(alto === undefined ? [] : [`--alto=${alto}`]),
      ...origins.map((page) => `--origin=${page}`),
    ],
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/__sandbox',
  })
}
