/** Static description of a test wallet. */
export interface TestWalletProfile {
  readonly name: string
  /** EIP-6963 reverse domain name, also in the directory; null without EVM accounts. */
  readonly rdns: string | null
  /** Indexes of its accounts in the development mnemonic, by namespace. */
  readonly accountIndexes: { readonly eip155: readonly number[]; readonly solana: readonly number[] }
  /** Key of its icon. */
  readonly imageKey: string
}

/** One wallet on both kinds of chains, one on each. In the order of `window.testWallets` and `testSolanaWallets`. */
export const testWalletProfiles: readonly TestWalletProfile[] = [
  {
    name: 'Sandbox Wallet',
    rdns: 'dev.wallet-kit.sandbox',
    accountIndexes: { eip155: [0, 1], solana: [0, 1] },
    imageKey: 'sandbox-wallet-4',
  },
  {
    name: 'Second Wallet',
    rdns: 'dev.wallet-kit.second',
    accountIndexes: { eip155: [2, 3], solana: [] },
    imageKey: 'second-wallet-9',
  },
  {
    name: 'Sandbox Solana Wallet',
    rdns: null,
    accountIndexes: { eip155: [], solana: [2, 3] },
    imageKey: 'sandbox-solana-wallet-2',
  },
]
