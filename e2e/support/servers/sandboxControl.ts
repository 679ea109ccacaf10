/** A service of the sandbox that supports faults. */
export type FaultyService = 'walletDirectory' | 'dataService' | 'auth'

/** The part of `GET /__sandbox` that tests use. */
export interface SandboxDescription {
  readonly services: Readonly<
    Record<FaultyService | 'relay' | 'verify' | 'walletPage' | 'frame' | 'frameKeeper', string>
  >
  /** `chainId` and `directRpcUrl` are missing on Solana. */
  readonly chains: readonly {
    readonly namespace: string
    readonly caipNetworkId: string
    readonly name: string
    readonly rpcUrl: string
    readonly chainId?: number
    readonly directRpcUrl?: string
    /** `address` is the contract, or on Solana the mint. */
    readonly tokens: readonly {
      readonly symbol: string
      readonly address: string
      readonly decimals: number
    }[]
  }[]
  /** Seeded accounts, with the keys that wallets import. */
  readonly accounts: Readonly<
    Record<'eip155' | 'solana', readonly { readonly address: string; readonly secret: string }[]>
  >
}

/** A request that the sandbox received. */
export interface LoggedRequest {
  readonly service: string
  readonly method: string
  readonly path: string
  readonly operations: readonly string[]
  /** Empty if there is none. */
  readonly body: string
  readonly fault: string | null
}

/** A mail that the sandbox has delivered. */
export interface SandboxMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code?: string
  readonly link?: string
}

/** Client of the sandbox's control API. */
export interface SandboxControl {
  readonly origin: string
  describe(): Promise<SandboxDescription>
  /** Sets faults, e.g. `{ walletDirectory: { mode: 'down' } }`. */
  setFaults(faults: object): Promise<void>
  /** Ends every session on the auth server. */
  endSessions(): Promise<void>
  requests(): Promise<readonly LoggedRequest[]>
  /** Changes the conditions of the paymaster, e.g. `{ budget: '0' }`; `reset` restores them. */
  setSponsor(terms: object): Promise<void>
  /** Mails to an address, the newest first. */
  mail(to: string): Promise<readonly SandboxMail[]>
  /** Clears faults and the request log, and restores the conditions of the paymaster. */
  reset(): Promise<void>
  /** Forgets what earlier tests registered, bought and revoked. */
  clearRecords(): Promise<void>
  /** Resets everything to its seeded state, the chains included. */
  resetAll(): Promise<void>
}

export function sandboxControl(origin: string): SandboxControl {
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${origin}/__sandbox${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    if (!response.ok)
      throw new Error(`${method} /__sandbox${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }
  return {
    origin,
    describe: async () => (await call('GET', '')) as SandboxDescription,
    setFaults: async (faults) => void (await call('PUT', '/faults', faults)),
    setSponsor: async (terms) => void (await call('PUT', '/sponsor', terms)),
    endSessions: async () => void (await call('DELETE', '/sessions')),
    mail: async (to) => (await call('GET', `/mail?to=${encodeURIComponent(to)}`)) as readonly SandboxMail[],
    requests: async () => (await call('GET', '/requests')) as readonly LoggedRequest[],
    reset: async () => {
      await call('DELETE', '/faults')
      await call('DELETE', '/requests')
      await call('DELETE', '/sponsor')
    },
    clearRecords: async () => void (await call('DELETE', '/records')),
    resetAll: async () => void (await call('POST', '/reset')),
  }
}
