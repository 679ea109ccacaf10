import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { EvmChainDescription, SandboxDescription } from '../SandboxDescription.ts'
import { type Sandbox, type StartSandboxOptions, startSandbox } from '../startSandbox.ts'

/** A sandbox for tests. */
export interface TestSandbox {
  readonly origin: string
  /** Requests a path of the sandbox. */
  get(path: string, init?: RequestInit): Promise<Response>
  describe(): Promise<SandboxDescription>
  setFaults(faults: object): Promise<Response>
  /** Lines logged since the test began. */
  readonly logged: readonly string[]
}

/** The EVM chains of a description, in its order. */
export function evmChainsOf({ chains }: SandboxDescription): readonly EvmChainDescription[] {
  return chains.filter((chain) => chain.namespace === 'eip155')
}

/** Generous, for machines that run other tests at the same time. */
const startLimitMs = 60_000

/** A running sandbox, and who is told what it logs: the file of tests that has it. */
interface Running {
  readonly sandbox: Promise<Sandbox>
  log: (line: string) => void
}

/**
 * Sandboxes of this process, by their options. Files of tests that share modules take turns with them: starting one
 * takes longer than most files. They end with the process; their chains are ended by the watchdog, which Windows lacks.
 */
const shared = process.platform === 'win32' ? undefined : new Map<string, Running>()

function start(options: StartSandboxOptions): Running {
  const running: Running = {
    sandbox: startSandbox({ port: 0, log: (line) => running.log(line), ...options }),
    log: () => {},
  }
  return running
}

function startShared(options: StartSandboxOptions): Running {
  const key = JSON.stringify(options)
  const running = shared?.get(key) ?? start(options)
  shared?.set(key, running)
  return running
}

/** A sandbox for the tests of one file, reset before each test. */
export function useSandbox(options: StartSandboxOptions = {}): TestSandbox {
  return use(() => startShared(options), shared === undefined)
}

/** A sandbox that no other file has: for tests that break it. */
export function useOwnSandbox(): TestSandbox {
  return use(() => start({}), true)
}

function use(startOrShare: () => Running, isStopped: boolean): TestSandbox {
  let running: Running | undefined
  let origin = ''
  const logged: string[] = []
  const get = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init)

  beforeAll(async () => {
    running = startOrShare()
    running.log = (line) => logged.push(line)
    origin = (await running.sandbox).origin
  }, startLimitMs)
  beforeEach(async () => {
    await get('/__sandbox/reset', { method: 'POST' })
    logged.length = 0
  })
  afterAll(async () => {
    if (isStopped) await (await running?.sandbox)?.stop()
  }, startLimitMs)

  return {
    get origin() {
      return origin
    },
    logged,
    get,
    describe: async () => (await get('/__sandbox')).json() as Promise<SandboxDescription>,
    setFaults: (faults) =>
      get('/__sandbox/faults', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(faults),
      }),
  }
}
