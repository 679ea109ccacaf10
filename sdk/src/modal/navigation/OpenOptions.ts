import type { SendArguments } from '../../account/sending/sendForm.ts'
import type { SwapArguments } from '../../account/swapping/swapForm.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { StandaloneViewName } from './ViewEntry.ts'

export interface OpenOptions {
  /** Default: Account when connected, else Connect. */
  readonly view?: StandaloneViewName
  /** With the view `Swap` or `WalletSend`: what its form begins with. */
  readonly arguments?: SwapArguments | SendArguments
  /** Makes this namespace active before opening, and lists and connects wallets of this chain family only. */
  readonly namespace?: ChainNamespace
  /**
   * A pairing URI (`wc:…`) that the host app has created itself: it is shown for 4 minutes, by default in
   * ConnectingWalletConnectBasic.
   */
  readonly uri?: string
}
