import { once } from 'node:events'
import { createServer } from 'node:net'
import { StepFailure } from '../bootstrap/stepFailure.mjs'

const tries = 50

/**
 * The first unused port of 127.0.0.1 from `preferred` on.
 *
 * @param taken reserved ports on which no server listens yet
 */
export async function freePort(preferred: number, taken: readonly number[] = []): Promise<number> {
  for (let port = preferred; port < preferred + tries && port <= 65_535; port += 1) {
    if (!taken.includes(port) && (await isFree(port))) return port
  }
  throw new StepFailure(`No free port from ${preferred} on.`, {
    remedy: 'Stop the servers that listen there, or choose ports with --port and --sandbox-port.',
  })
}

/** Whether this port of 127.0.0.1 is free. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
