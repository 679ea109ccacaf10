import type { Eip1193Provider, RequestArguments } from '../chains/namespaces/eip155/Eip1193Provider.ts'
import type { KeyValueStorage } from '../foundation/storage/KeyValueStorage.ts'
import type { WalletSwitches } from './WalletSwitches.ts'

/** A private key whose address is known: nothing is derived before the first signature. */
export interface KnownKey {
  /** `0x` and 64 hexadecimal characters. */
  readonly privateKey: `0x${string}`
  /** With checksum (EIP-55). */
  readonly address: `0x${string}`
}

export interface ScriptedWalletOptions {
  readonly name: string
  /** Reverse domain name, e.g. `com.example.wallet`. */
  readonly rdns: string
  /** Image data URI. Default: a coloured square. */
  readonly icon?: string
  /**
   * Private keys, `0x` and 64 hexadecimal characters each, the active account first. Never real ones.
   *
   * A request to sign throws a `TypeError` if a {@link KnownKey} has the address of another key.
   */
  readonly accounts: readonly (`0x${string}` | KnownKey)[]
  /** Networks that the wallet knows: address of a node by chain id. Reads are passed on to it. */
  readonly chains: Readonly<Record<number, string>>
  /** Initial network. Default: the first of `chains`. */
  readonly chainId?: number
  /** Remembers permission, account and chain. Pass `localStorage` to survive a reload. Default: memory. */
  readonly storage?: KeyValueStorage
  /** Methods that the wallet has besides its own, or in place of them. Its user is asked first, as for its own. */
  readonly answers?: Readonly<Record<string, WalletAnswer>>
}

/**
 * Answers one method.
 *
 * @param answer The wallet's own answer, or that of its node.
 */
export type WalletAnswer = (params: readonly unknown[], answer: () => unknown) => unknown

/** A real wallet in small: it signs with its keys and reads real nodes; its user is a script. */
export interface ScriptedWallet extends WalletSwitches {
  /** Announced info (EIP-6963). */
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly icon: string
    readonly rdns: string
  }
  readonly provider: Eip1193Provider
  /** Addresses with checksum, in the order of the keys. */
  readonly accounts: readonly `0x${string}`[]
  /** Requests, oldest first. */
  readonly requests: readonly RequestArguments[]
  /** Chains that the wallet forgets: moving there fails with 4902 until they are added. */
  setUnknownChains(chainIds: readonly number[]): void
  /**
   * Sends bundles of calls (`wallet_sendCalls`, EIP-5792), each as one transaction, by the code of a contract that the
   * account delegates to (EIP-7702): it accepts coins, and carries out `aggregate3Value` of Multicall3 as the account.
   * Default, and with `undefined`: off; the wallet does not know the methods.
   */
  setBundles(executor: `0x${string}` | undefined): void
  /** The user moves to another network in the wallet. It need not be one of `chains`. */
  changeChain(chainId: number): void
  /** Sends any event, as a faulty wallet would. */
  emit(event: string, value: unknown): void
}
