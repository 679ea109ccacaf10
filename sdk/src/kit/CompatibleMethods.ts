import type { FetchBalanceParameters, FetchBalanceReturnType } from '../account/balances/fetchBalance.ts'
import type { CaipNetworkId, ChainNamespace } from '../chains/networks/Caip.ts'
import type { ConnectMethod, Features, WalletFeature } from '../foundation/options/OptionData.ts'
import type { UniversalProvider } from '../foundation/options/UniversalProvider.ts'
import type { OpenOptions } from '../modal/navigation/OpenOptions.ts'
import type { StandaloneViewName } from '../modal/navigation/ViewEntry.ts'
import type { AccountType } from '../wallets/connection/Account.ts'
import type { AddAdapterParameters } from '../wallets/connection/adapters.ts'

/** Methods of AppKit's instance that the kit itself does without. */
export interface CompatibleMethods {
  /** Shows a view in the open modal; its history starts anew. A closed modal stays closed. */
  redirect(view: StandaloneViewName): void
  /** Does nothing: a request that is approved in the modal leaves its view by itself. */
  popTransactionStack(cancel?: boolean): void
  /** Reads the balance of a network's own coin, or of its token in `tokens`, from its nodes, at most once in 30 s. Never rejects. */
  fetchBalance(parameters?: FetchBalanceParameters): Promise<FetchBalanceReturnType>
  /**
   * Adds a chain family with its networks: one of the host app's own, or a built-in one, which needs its networks only.
   * Takes effect when the code of the kit's engine is loaded, at the latest when the promise settles.
   */
  addAdapter(
    adapter: AddAdapterParameters['adapter'],
    networks: AddAdapterParameters['networks'],
  ): Promise<void>
  /**
   * Takes the networks of a chain family off the list. Ignored while a wallet is connected,
   * and where no other family is left.
   */
  removeAdapter(namespace: ChainNamespace): Promise<void>
  /** Always true: requests that wait for approval are in `getWalletRequests`, one behind the other. */
  isTransactionStackEmpty(): boolean
  /** Whether the approval of a transaction replaces the view below it. */
  isTransactionShouldReplaceView(): boolean
  /**
   * Has the user of an e-mail or social login identified by their other kind of account: see the action of this name.
   *
   * @param namespace that of the active network, unless given
   */
  setPreferredAccountType(accountType: AccountType, namespace?: ChainNamespace): Promise<void>
  /**
   * Kind of account that identifies the user of a login, also while the network has only the other kind. Else the type of
   * the connected account, and before there is one, that of the option `defaultAccountTypes`.
   */
  getPreferredAccountType(namespace?: ChainNamespace): AccountType | undefined
  /** Error of the last attempt to connect; empty when it did not fail. */
  getError(): string
  /**
   * CAIP-2 ids that the paired wallet of a namespace has approved; empty for wallets that decide per request.
   *
   * @param namespace that of the active network, unless given
   */
  getApprovedCaipNetworkIds(namespace?: ChainNamespace): readonly CaipNetworkId[]
  /** `features.connectMethodsOrder`, else wallets first when one is installed, last when not. */
  getConnectMethodsOrder(): readonly ConnectMethod[]
  setConnectMethodsOrder(order: readonly ConnectMethod[]): void
  setWalletFeaturesOrder(order: readonly WalletFeature[]): void
  setSocialsOrder(socials: Features['socials']): void
  setCollapseWallets(collapse: boolean): void
  /** Calls back when the address that adapters should follow is another one. */
  subscribeShouldUpdateToAddress(callback: (address: string | undefined) => void): () => void
}

/** Methods whose code is loaded with the first call. */
export interface LateMethods
  extends Pick<
    CompatibleMethods,
    | 'redirect'
    | 'popTransactionStack'
    | 'fetchBalance'
    | 'addAdapter'
    | 'removeAdapter'
    | 'setPreferredAccountType'
  > {
  open(options?: OpenOptions): Promise<void>
  getUniversalProvider(): Promise<UniversalProvider | undefined>
  showErrorMessage(message: string): void
  showSuccessMessage(message: string): void
}
