import type { BundlerName } from './bundlers.ts'
import type { ManagerName } from './managers.ts'

/** An installed host app: its versions, and the builds that share the installation. */
export interface HostCell {
  readonly name: string
  readonly manager: ManagerName
  /** A version, or `own`: the machine's. */
  readonly node: string
  readonly react: string
  /** `e2e/apps/matrix/src`, or `/solana` in its place. */
  readonly app: WagmiApp | SolanaApp
  readonly typescript: string
  readonly moduleResolution: 'bundler' | 'node16' | 'node10'
  readonly builds: readonly HostBuild[]
}

export interface HostBuild {
  readonly bundler: BundlerName
  readonly version: string
}

interface WagmiApp {
  readonly kind: 'wagmi'
  readonly wagmi: string
  /** The version of `@wagmi/core` that wagmi has. */
  readonly core: string
  readonly reactQuery: string
  readonly viem: string
}

/** Without react-query. */
interface SolanaApp {
  readonly kind: 'solana'
  readonly web3: string
  /** `safe-buffer` below web3.js 1 finds it only where packages are hoisted, or where the app has it. */
  readonly buffer?: string
}
