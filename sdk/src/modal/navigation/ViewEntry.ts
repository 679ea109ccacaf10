import type { Nft } from '../../account/nfts/Nft.ts'
import type { SendArguments } from '../../account/sending/sendForm.ts'
import type { SwapArguments } from '../../account/swapping/swapForm.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { ListedWallet } from '../../wallets/directory/ListedWallet.ts'
import type { ModalState } from '../stack/ModalState.ts'
import type { ViewName } from './ViewName.ts'

/** Data of views, by name. */
export interface ViewDataByName {
  /** Waits for the visitor to approve a login on their phone. */
  ConnectingFarcaster: { readonly connectorId: string }
  ConnectingPasskey: { readonly connectorId: string }
  /** Waits for the window of a social login. */
  ConnectingSocial: { readonly connectorId: string }
  /** Waits for the visitor to open a link in an e-mail. */
  EmailVerifyDevice: { readonly connectorId: string }
  /** Asks for the code of an e-mail. */
  EmailVerifyOtp: { readonly connectorId: string }
  /** Asks for the code that was sent to the present address of a login. */
  UpdateEmailPrimaryOtp: { readonly email: string }
  /** Asks for the code that was sent to the new address of a login. */
  UpdateEmailSecondaryOtp: { readonly email: string }
  /** Waits for a wallet in this browser. */
  ConnectingExternal: { readonly connectorId: string }
  /** Asks which chain families of a wallet to connect. */
  ConnectingMultiChain: { readonly connectorId: string }
  /**
   * Connects a wallet wherever it is: by a code, or on the platforms of `wallet`, the one that was picked.
   * `connectorId` is the one that pairs, `installedId` the wallet's own in this browser.
   */
  ConnectingWalletConnect: {
    readonly connectorId: string
    readonly wallet?: ListedWallet
    readonly installedId?: string
  }
  /** Links to get a wallet. */
  Downloads: { readonly wallet: ListedWallet }
  /** One NFT of the account. */
  NftDetails: { readonly nft: Nft }
  /** Swaps tokens. It can be opened without data, too. */
  Swap: SwapArguments
  /** Asks which token to sell (`from`) or to receive (`to`). */
  SwapSelectToken: { readonly side: 'from' | 'to' }
  /** Says that another wallet is needed for a network of another chain family. */
  SwitchActiveChain: { readonly caipNetworkId: CaipNetworkId }
  /** Asks the wallet to change to a network. */
  SwitchNetwork: { readonly caipNetworkId: CaipNetworkId }
  /** Sends tokens. It can be opened without data, too. */
  WalletSend: SendArguments
}

/** Data of a view; none for most. */
export type ViewData<Name extends ViewName = ViewName> = Name extends keyof ViewDataByName
  ? ViewDataByName[Name]
  : undefined

/** Views that can be opened without data. */
export type StandaloneViewName = Exclude<ViewName, Exclude<keyof ViewDataByName, 'Swap' | 'WalletSend'>>

/** A step of the modal's history: a view with its data. */
export type ViewEntry =
  | { readonly view: StandaloneViewName; readonly data?: undefined }
  | {
      [Name in keyof ViewDataByName]: { readonly view: Name; readonly data: ViewDataByName[Name] }
    }[keyof ViewDataByName]

/** State of the modal store. */
export type KitModalState = ModalState<ViewEntry>
