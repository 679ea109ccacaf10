/** What is known of the sandbox's two wallets before a page runs them. */
export interface TestWalletProfile {
  readonly name: string
  /** Name under which the wallet announces itself (EIP-6963) and the directory lists it. */
  readonly rdns: string
  /** Places of its accounts in the development mnemonic. */
  readonly accountIndexes: readonly number[]
  /** Key of its picture. */
  readonly imageKey: string
}

/** In the order of `window.testWallets`. */
export const testWalletProfiles: readonly TestWalletProfile[] = [
  {
    name: 'Sandbox Wallet',
    rdns: 'dev.wallet-kit.sandbox',
    accountIndexes: [0, 1],
    imageKey: 'sandbox-wallet-4',
  },
  {
    name: 'Second Wallet',
    rdns: 'dev.wallet-kit.second',
    accountIndexes: [2, 3],
    imageKey: 'second-wallet-9',
  },
]
