import type { Fault, FaultMode } from './faults/Fault.ts'

/** What `GET /__sandbox` answers: where everything is and how to drive it. Amounts are in whole coins. */
export interface SandboxDescription {
  readonly seed: string
  readonly services: {
    readonly walletDirectory: string
    readonly dataService: string
    readonly auth: string
    /** WebSocket of the pairing relay. */
    readonly relay: string
    /** Base of the Verify service; clients append `/v3/…`. */
    readonly verify: string
    /** The wallet to pair with, as a page. `?uri=` pairs at once, `?auto=1` approves everything. */
    readonly walletPage: string
  }
  readonly chains: readonly {
    readonly caipNetworkId: string
    readonly chainId: number
    readonly name: string
    readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
    /** Through the sandbox: faults apply, the node's own powers are not there. */
    readonly rpcUrl: string
    /** The node itself. */
    readonly directRpcUrl: string
    readonly imageId: string
    readonly isRunning: boolean
  }[]
  readonly accounts: readonly {
    readonly name: string
    readonly address: string
    readonly seededBalances: Readonly<Record<string, string>>
  }[]
  readonly mnemonic: string
  readonly testWallets: {
    readonly script: string
    readonly wallets: readonly {
      readonly name: string
      readonly rdns: string
      readonly accounts: readonly string[]
    }[]
  }
  readonly faults: {
    readonly current: Readonly<Record<string, readonly Fault[]>>
    readonly services: Readonly<Record<string, readonly string[] | 'any JSON-RPC method'>>
    readonly modes: Readonly<Record<FaultMode, string>>
    readonly scope: Readonly<Record<string, string>>
    readonly example: object
  }
  /** Method and path of each control, and what it does. */
  readonly controls: Readonly<Record<string, string>>
}
