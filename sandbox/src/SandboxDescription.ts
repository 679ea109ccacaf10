import type { Fault, FaultMode } from './faults/Fault.ts'

interface ChainDescription {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Proxied by the sandbox: faults apply, and development methods (`anvil_*`) are not available. */
  readonly rpcUrl: string
  readonly imageId: string
  readonly isRunning: boolean
}

interface TokenDescription {
  readonly name: string
  readonly symbol: string
  /** Of the contract, or on Solana of the mint. */
  readonly address: string
  readonly decimals: number
  readonly caipNetworkId: string
}

interface CollectionDescription {
  readonly name: string
  /** Contract; absent on Solana, where each NFT has a mint of its own. */
  readonly address?: string
  readonly standard: 'erc721' | 'erc1155' | 'token2022' | 'metaplex'
  readonly isSpam: boolean
  readonly caipNetworkId: string
}

export interface EvmChainDescription extends ChainDescription {
  readonly namespace: 'eip155'
  readonly chainId: number
  /** The node itself: no faults, all methods. */
  readonly directRpcUrl: string
  /** ERC-20s; the accounts are seeded with all but the wrapped form of the native coin. */
  readonly tokens: readonly TokenDescription[]
  readonly collections: readonly CollectionDescription[]
  /** Takes user operations (ERC-4337) for this entry point. */
  readonly bundler: { readonly url: string; readonly entryPoint: string }
  /** Pays for operations (ERC-7677), from the deposit of the contract at this address. */
  readonly paymaster: { readonly url: string; readonly address: string }
  /** Uniswap v2; `router` receives approvals and swaps. */
  readonly exchange: { readonly router: string; readonly factory: string }
}

/** Absent: the chain runs inside the sandbox's process. */
export interface SolanaChainDescription extends ChainDescription {
  readonly namespace: 'solana'
  readonly collections: readonly CollectionDescription[]
  readonly webSocketUrl: string
  /** Tokens that the accounts are seeded with. */
  readonly tokens: readonly (TokenDescription & {
    /** The same as `address`. */
    readonly mint: string
    /** Address of the token program: SPL Token or Token-2022. */
    readonly programAddress: string
  })[]
}

export interface AccountDescription {
  readonly name: string
  readonly address: string
  /** As wallets import it: `0x` and 64 hexadecimal digits, or on Solana base58 of seed and public key (64 bytes). */
  readonly secret: string
  /** In whole coins, keyed by CAIP-2 network for the native coin and by CAIP-19 asset for a token. */
  readonly seededBalances: Readonly<Record<string, string>>
}

/** Response of `GET /__sandbox`: all endpoints, accounts and controls. Amounts are in whole coins. */
export interface SandboxDescription {
  readonly seed: string
  readonly services: {
    readonly walletDirectory: string
    /** Also the name service. */
    readonly dataService: string
    readonly nftService: string
    /** Page of the purchase provider: `?walletAddress=`, and optionally `defaultNetwork`, `assets`, `presetFiatAmount`, `redirectUrl`. */
    readonly checkout: string
    readonly analytics: string
    readonly auth: string
    /** WebSocket of the pairing relay. */
    readonly relay: string
    /** Base of the Verify service; clients append `/v3/…`. */
    readonly verify: string
    /** The page of the wallet to pair with. `?uri=` pairs immediately, `?auto=1` approves everything, `?accounts=all` shares all accounts, `?chains=1` serves only these EVM chains. */
    readonly walletPage: string
    /** The secure frame, which logs in by e-mail, social networks and Farcaster, and holds keys. */
    readonly frame: string
    /** Keeps the second share of each of the frame's keys; an origin of its own. */
    readonly frameKeeper: string
    /** A page that shows the mails of the frame's logins. */
    readonly mail: string
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
      /** EIP-6963 reverse domain name; null for a wallet without EVM accounts. */
      readonly rdns: string | null
      /** Addresses by namespace. With `eip155` the wallet is announced (EIP-6963), with `solana` registered (Wallet Standard). */
      readonly accounts: { readonly eip155: readonly string[]; readonly solana: readonly string[] }
    }[]
  }
  /** E-mail addresses that behave in a special way, by how they begin. */
  readonly specialAddresses: Readonly<Record<string, string>>
  readonly faults: {
    readonly current: Readonly<Record<string, readonly Fault[]>>
    readonly services: Readonly<Record<string, readonly string[] | 'any JSON-RPC method'>>
    /** Ways in which services misbehave themselves (mode `behave`), by service. */
    readonly behaviours: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly modes: Readonly<Record<FaultMode, string>>
    readonly scope: Readonly<Record<string, string>>
    readonly example: object
  }
  /** Descriptions of the controls, keyed by method and path. */
  readonly controls: Readonly<Record<string, string>>
}
