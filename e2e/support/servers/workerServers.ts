import { freePort } from './freePort.ts'
import type { RunningServer } from './RunningServer.ts'
import { sandboxControl } from './sandboxControl.ts'
import { startSandbox } from './startSandbox.ts'

/** Port of a served page, and the sandbox that it uses. */
export interface ServeParameters {
  readonly port: number
  readonly sandboxOrigin: string
}

export type Serve = (parameters: ServeParameters) => Promise<RunningServer>

/** A page that tests are about: the playground, host apps, a script alone. */
export interface ServedPage {
  readonly name: string
  /** Builds what is served, once per worker. */
  build(parameters: ServeParameters): Promise<Serve>
}

/** Origins of the page of a test and of its sandbox. */
export interface Origins {
  readonly playground: string
  readonly sandbox: string
}

/** The servers of a worker: one sandbox, and one page at a time. */
export interface WorkerServers {
  /** Serves a page in place of the one before. */
  show(page: ServedPage): Promise<Origins>
  stop(): Promise<void>
}

/**
 * Starts the sandbox of a worker. All of its pages have the same port, so that the sandbox lets each of them sign in;
 * starting one per page took longer than many tests.
 */
export async function startWorkerServers(): Promise<WorkerServers> {
  const port = await freePort()
  const sandbox = await startSandbox([`http://127.0.0.1:${port}`, `http://localhost:${port}`])
  const parameters = { port, sandboxOrigin: sandbox.origin }
  const built = new Map<string, Serve>()
  let shown: { readonly name: string; readonly server: RunningServer } | undefined

  async function show({ name, build }: ServedPage): Promise<Origins> {
    if (shown?.name !== name) {
      const serve = built.get(name) ?? (await build(parameters))
      built.set(name, serve)
      await shown?.server.stop()
      shown = undefined
      // As a sandbox that has just been started: tests of one kind of page expect nothing of another's.
      await sandboxControl(sandbox.origin).resetAll()
      shown = { name, server: await serve(parameters) }
    }
    return { playground: shown.server.origin, sandbox: sandbox.origin }
  }

  return {
    show,
    async stop() {
      await shown?.server.stop()
      await sandbox.stop()
    },
  }
}
