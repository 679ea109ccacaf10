import type { Wallet } from '@wallet-kit/sdk'

/** State of the directory's wallets. */
export interface DirectoryState {
  readonly recommended: readonly Wallet[] | undefined
  readonly featured: readonly Wallet[]
  /** Wallets that the directory recommends in all. */
  readonly count: number | undefined
  /** Reported with the first failure; meanwhile the cache retries. */
  readonly hasFailed: boolean
  /** Connected last. */
  getRecent(): readonly Wallet[]
  retry(): void
}
