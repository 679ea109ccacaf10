import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from './ChainsContext.ts'

/** A smart session that its account is to end. */
export interface SessionToEnd {
  readonly pci: string
  /** In seconds since 1970. */
  readonly expiry: number
}

/** Smart sessions of a chain family. */
export interface SmartSessions {
  /**
   * Has the connected wallet end a session of its account, and returns its proof in hexadecimal.
   *
   * @throws WalletKitError `USER_REJECTED`, `WALLET_REPLY_INVALID` and others of the wallet
   */
  end(kit: KitHandle<ChainsContext>, session: SessionToEnd): Promise<`0x${string}`>
}
