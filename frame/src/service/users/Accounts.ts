import type { FrameNetworks } from '../networks/FrameNetworks.ts'
import type { AccountType, FrameSession } from '../session/FrameSession.ts'
import type { FrameUser } from './FrameUser.ts'

/** Addresses of a user. */
export interface Addresses {
  readonly evm: string
  readonly solana: string
  /** The same on every EVM chain. */
  readonly smartAccount: string
  /** Of the smart account. Its key signs nothing else, so no other signature of the user counts for the account. */
  readonly accountOwner: string
}

/** A wallet request of a user, on the present network. */
export interface WalletRequest {
  readonly user: FrameUser
  readonly session: FrameSession
  readonly networks: FrameNetworks
  readonly chainId: number | string
  readonly preferredAccountType: AccountType
  readonly method: string
  readonly params: unknown
}

/** The users' accounts. */
export interface Accounts {
  addressesOf(userId: string): Promise<Addresses>
  /** Whether the smart account is on the chain; one that does not answer does not know. */
  isDeployed(chainId: number, address: string): Promise<boolean>
  /** Answers a wallet request. @throws FrameRefusal when the method is not available */
  request(request: WalletRequest): Promise<unknown>
  /** Signs as the owner of the smart account: a message in hexadecimal, or the JSON of typed data. @throws FrameRefusal */
  signAsOwner(
    userId: string,
    content: { readonly message?: string | undefined; readonly typedData?: string | undefined },
  ): Promise<`0x${string}`>
  /** Keeps to which page a permission of the smart account was granted. @throws FrameRefusal when it is of another account */
  keepPermission(
    userId: string,
    permission: { readonly context: string; readonly hostOrigin: string },
  ): Promise<void>
  /** Called with each login. */
  onLogin(userId: string): Promise<void>
}
