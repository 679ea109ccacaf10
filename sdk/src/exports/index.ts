export type { FetchBalanceParameters, FetchBalanceReturnType } from '../account/balances/fetchBalance.ts'
export type { SendArguments } from '../account/sending/sendForm.ts'
export type { SwapArguments } from '../account/swapping/swapForm.ts'
export type { EmbeddedWalletInfo } from '../chains/namespaces/EmbeddedWalletInfo.ts'
export type {
  Eip1193Provider,
  Provider,
  RequestArguments,
} from '../chains/namespaces/eip155/Eip1193Provider.ts'
export type { ProviderByNamespace } from '../chains/namespaces/families/ProviderByNamespace.ts'
export type { LoginAccount, LoginAccounts, LoginAccountType } from '../chains/namespaces/LoginAccounts.ts'
export type {
  Namespace,
  Namespace as ChainAdapter,
  NativeBalance,
  NativeBalanceRequest,
  SharedAccounts,
  TokenBalance,
  TokenBalanceRequest,
  WalletEvents,
} from '../chains/namespaces/Namespace.ts'
export type { RemoteWallet } from '../chains/namespaces/RemoteWallet.ts'
export type { WalletProvider } from '../chains/namespaces/WalletProvider.ts'
export type { CaipAddress, CaipNetworkId, ChainNamespace } from '../chains/networks/Caip.ts'
export type {
  BlockExplorer,
  CaipNetwork,
  Network,
  Network as AppKitNetwork,
} from '../chains/networks/Network.ts'
export type { NetworksState } from '../chains/networks/NetworksState.ts'
export type { ErrorCode } from '../foundation/errors/ErrorCode.ts'
export type { WalletKitError } from '../foundation/errors/WalletKitError.ts'
export type { Login } from '../foundation/logins/Login.ts'
export type {
  Alert,
  NoticesState,
  Toast,
  ToastKey,
  ToastVariant,
} from '../foundation/notices/NoticesState.ts'
export type { ButtonLabels, LanguageState } from '../foundation/options/LanguageState.ts'
export type {
  ConnectMethod,
  ConnectorOrderType,
  Features,
  Metadata,
  Services,
  SocialProvider,
  Wallet,
  WalletFeature,
} from '../foundation/options/OptionData.ts'
export type { ResolvedOptions } from '../foundation/options/ResolvedOptions.ts'
export { sandboxServices } from '../foundation/options/sandboxServices.ts'
export type { UniversalProvider } from '../foundation/options/UniversalProvider.ts'
export type { KeyValueStorage } from '../foundation/storage/KeyValueStorage.ts'
export type { KitHandle } from '../foundation/stores/KitHandle.ts'
export type { ReadableStore } from '../foundation/stores/ReadableStore.ts'
export type { ThemeMode, ThemeSetting, ThemeState, ThemeVariables } from '../foundation/theme/ThemeState.ts'
export type {
  AccountSnapshot,
  AppKit,
  AppKitStores,
  NetworkSnapshot,
  PublicState,
  UpdatableOptions,
  WalletInfo,
} from '../kit/AppKit.ts'
export type {
  CreateAppKitOptions,
  CreateAppKitOptions as AppKitOptions,
} from '../kit/CreateAppKitOptions.ts'
export { createAppKit } from '../kit/createAppKit.ts'
export { toAccountSnapshot } from '../kit/toAccountSnapshot.ts'
export type { EventsState, KitEvent } from '../modal/events/EventsState.ts'
export type { OpenOptions } from '../modal/navigation/OpenOptions.ts'
export type {
  KitModalState as ModalState,
  StandaloneViewName,
  ViewData,
  ViewDataByName,
  ViewEntry,
} from '../modal/navigation/ViewEntry.ts'
export type { ViewName } from '../modal/navigation/ViewName.ts'
export type { AuthSessionOptions } from '../signIn/siwx/AuthSessionOptions.ts'
export { authSession } from '../signIn/siwx/authSession.ts'
export type {
  SIWEConfig,
  SIWECreateMessageArgs,
  SIWEMessageParams,
  SIWESession,
} from '../signIn/siwx/SIWEConfig.ts'
export type {
  CreateSIWXMessageParameters,
  SIWXCacao,
  SIWXCallOptions,
  SIWXConfig,
  SIWXMessage,
  SIWXMessageData,
  SIWXSession,
} from '../signIn/siwx/SIWXConfig.ts'
export type { SignInState, SignInStatus } from '../signIn/siwx/SignInState.ts'
export type { SignInTools } from '../signIn/siwx/SignInTools.ts'
export type { Account, AccountType } from '../wallets/connection/Account.ts'
export type {
  ConnectAttempt,
  Connected,
  Connecting,
  ConnectionState,
  ConnectionsState,
  Disconnected,
  Restoring,
} from '../wallets/connection/ConnectionState.ts'
export type {
  CodeStep,
  Connector,
  ConnectorEvents,
  ConnectorInfo,
  ConnectorSession,
  ConnectorType,
  ConnectRequest,
  ConnectStep,
  InteractiveConnectRequest,
  OfferedSignIn,
  PasskeyStep,
  SignedTogether,
  SignInOffer,
  WindowStep,
} from '../wallets/connectors/Connector.ts'
export type { ConnectorsState } from '../wallets/connectors/ConnectorsState.ts'
export {
  type ExternalConnectorParameters,
  externalConnector,
} from '../wallets/connectors/external/externalConnector.ts'
export type { ListedWallet } from '../wallets/directory/ListedWallet.ts'
