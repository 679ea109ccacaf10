import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ServiceConfiguration } from '../configuration/serviceConfiguration.ts'
import { keeperDefaultsVariable } from './readKeeper.ts'
import type { Terminal } from './Terminal.ts'

/** A keeper beside the service, for development: one operator of both parties protects from nobody. */
export interface ForkedKeeper {
  readonly origin: string
  /** Called when it ends by itself. */
  onExit(listener: () => void): void
  /** Ends it, and waits for that. */
  close(): Promise<void>
}

/** Starts `frame keeper` with a database and a secrets file of its own. @throws when it does not start */
export async function forkKeeper(
  { environment }: Terminal,
  configuration: ServiceConfiguration,
): Promise<ForkedKeeper> {
  const { origin: pageOrigin, hostOrigins, port, smtp, logs, passkeys } = configuration
  const [, program = ''] = process.argv
  const keeperPort = port + 1
  const origin = `http://localhost:${keeperPort}`
  const defaults = {
    origin,
    pageOrigins: [pageOrigin],
    port: keeperPort,
    logs,
    ...(smtp ? { smtp } : {}),
    ...(passkeys ? { passkeys: { ...passkeys, hostOrigins } } : {}),
  }
  // By the environment, because others can read a process's arguments.
  const env = { ...environment, [keeperDefaultsVariable]: JSON.stringify(defaults) }
  const child = fork(program, ['keeper'], { env })
  const exited = once(child, 'exit')
  const [first] = await Promise.race([once(child, 'message'), exited])
  if (typeof first !== 'object' || first === null) throw new Error('The keeper did not start')
  return {
    origin,
    onExit: (listener) => void child.once('exit', listener),
    async close() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
