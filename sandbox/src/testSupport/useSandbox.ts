import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { EvmChainDescription, SandboxDescription } from '../SandboxDescription.ts'
import { type StartSandboxOptions, startSandbox } from '../startSandbox.ts'

/** A sandbox for the tests of one file, reset before each test. */
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

export function useSandbox(options: StartSandboxOptions = {}): TestSandbox {
  let origin = ''
  let stop: (() => Promise<void>) | undefined
  const logged: string[] = []
  const get = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init)

  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0, log: (line) => logged.push(line), ...options })
    origin = sandbox.origin
    stop = sandbox.stop
  }, startLimitMs)
  beforeEach(async () => {
    await get('/__sandbox/reset', { method: 'POST' })
    logged.length = 0
  })
  afterAll(() => stop?.(), startLimitMs)

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
