import type { Fault, FaultMode } from './faults/Fault.ts'

interface ChainDescription {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Through the sandbox: faults apply, the node's own powers are not there. */
  readonly rpcUrl: string
  readonly imageId: string
  readonly isRunning: boolean
}

export interface EvmChainDescription extends ChainDescription {
  readonly namespace: 'eip155'
  readonly chainId: number
  /** The node itself. */
  readonly directRpcUrl: string
}

/** There is no node beside the sandbox: the chain is part of it. */
export interface SolanaChainDescription extends ChainDescription {
  readonly namespace: 'solana'
  readonly webSocketUrl: string
  /** Tokens that the accounts hold from the start. */
  readonly tokens: readonly {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly mint: string
    /** Address of its program: SPL Token or Token-2022. */
    readonly programAddress: string
  }[]
}

export interface AccountDescription {
  readonly name: string
  readonly address: string
  /** As wallets import it: `0x` and 64 hexadecimal digits, or on Solana base58 of seed and public key (64 bytes). */
  readonly secret: string
  /** In whole coins, by CAIP-2 network for its own coin and by CAIP-19 asset for a token. */
  readonly seededBalances: Readonly<Record<string, string>>
}

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
  readonly chains: readonly (EvmChainDescription | SolanaChainDescription)[]
  /** Test accounts by CAIP-2 namespace: the same ten names in the same order, the last of them empty. */
  readonly accounts: {
    readonly eip155: readonly AccountDescription[]
    readonly solana: readonly AccountDescription[]
  }
  readonly mnemonic: string
  readonly testWallets: {
    readonly script: string
    readonly wallets: readonly {
      readonly name: string
      /** Null for a wallet without EVM accounts: only EIP-6963 has such a name. */
      readonly rdns: string | null
      /** Addresses by namespace. With some in `eip155` it is announced, with some in `solana` registered. */
      readonly accounts: { readonly eip155: readonly string[]; readonly solana: readonly string[] }
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
