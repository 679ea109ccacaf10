export type {
  AccountSnapshot,
  AppKit,
  AppKitStores,
  NetworkSnapshot,
  OpenOptions,
  PublicState,
  UpdatableOptions,
  WalletInfo,
} from '../AppKit.ts'
export type { Account, AccountType } from '../accounts/Account.ts'
export type { ChainAdapter, NativeBalance, WalletAnswer, WalletEvents } from '../adapters/ChainAdapter.ts'
export type {
  Connected,
  Connecting,
  ConnectionState,
  ConnectionsState,
  Disconnected,
  Restoring,
} from '../connection/ConnectionState.ts'
export type { Connector, ConnectorInfo, ConnectorType } from '../connectors/Connector.ts'
export type { ConnectorsState } from '../connectors/ConnectorsState.ts'
export type { Eip1193Provider, RequestArguments } from '../connectors/Eip1193Provider.ts'
export { createAppKit } from '../createAppKit.ts'
export type { ErrorCode } from '../errors/ErrorCode.ts'
export type { WalletKitError } from '../errors/WalletKitError.ts'
export type {
  Alert,
  ModalState,
  Toast,
  ToastKey,
  ToastVariant,
  ViewData,
  ViewEntry,
} from '../modal/ModalState.ts'
export type { ViewName } from '../modal/ViewName.ts'
export type { CaipAddress, CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'
export type { BlockExplorer, CaipNetwork, Network } from '../networks/Network.ts'
export type { NetworksState } from '../networks/NetworksState.ts'
export type { CreateAppKitOptions, Metadata } from '../options/CreateAppKitOptions.ts'
export type {
  ConnectMethod,
  ConnectorOrderType,
  Features,
  SocialProvider,
  WalletFeature,
} from '../options/Features.ts'
export type { ResolvedOptions } from '../options/ResolvedOptions.ts'
export type { Services } from '../options/Services.ts'
export { sandboxServices } from '../options/sandboxServices.ts'
export { type AuthSessionOptions, authSession } from '../signIn/authSession.ts'
export type {
  SIWEConfig,
  SIWECreateMessageArgs,
  SIWEMessageParams,
  SIWESession,
} from '../signIn/SIWEConfig.ts'
export type {
  CreateSIWXMessageParameters,
  SIWXCallOptions,
  SIWXConfig,
  SIWXMessage,
  SIWXMessageData,
  SIWXSession,
} from '../signIn/SIWXConfig.ts'
export type { SignInState, SignInStatus } from '../signIn/SignInState.ts'
export type { KeyValueStorage } from '../storage/KeyValueStorage.ts'
export type { ReadableStore } from '../stores/ReadableStore.ts'
export type { ThemeMode, ThemeState, ThemeVariables } from '../theme/ThemeState.ts'
export type { ListedWallet, Wallet } from '../wallets/Wallet.ts'
