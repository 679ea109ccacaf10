export {
  type Account,
  type AccountSnapshot,
  type AccountType,
  type AppKit,
  type AppKitStores,
  authSession,
  type CaipAddress,
  type CaipNetwork,
  type CaipNetworkId,
  type ChainAdapter,
  type ChainNamespace,
  type ConnectionState,
  type Connector,
  type ConnectorType,
  type CreateAppKitOptions,
  type Eip1193Provider,
  type ErrorCode,
  type Features,
  type KeyValueStorage,
  type Metadata,
  type ModalState,
  type Network,
  type NetworkSnapshot,
  type OpenOptions,
  type PublicState,
  type ReadableStore,
  type Services,
  type SIWEConfig,
  type SIWECreateMessageArgs,
  type SIWEMessageParams,
  type SIWESession,
  type SIWXConfig,
  type SIWXMessage,
  type SIWXMessageData,
  type SIWXSession,
  type SignInState,
  type SignInStatus,
  sandboxServices,
  type ThemeMode,
  type ThemeVariables,
  type ViewName,
  type Wallet,
  type WalletInfo,
  type WalletKitError,
} from '@wallet-kit/sdk'
export { ConnectButton, ConnectButton as AppKitButton } from '../buttons/ConnectButton.tsx'
export type { ConnectButtonProps } from '../buttons/ConnectButtonProps.ts'
export type { AppKitElements } from '../elements/intrinsicElements.ts'
export { type UseAppKitReturnType, useAppKit } from '../hooks/useAppKit.ts'
export {
  type UseAppKitAccountParameters,
  type UseAppKitAccountReturnType,
  useAppKitAccount,
} from '../hooks/useAppKitAccount.ts'
export {
  type UseAppKitBalanceParameters,
  type UseAppKitBalanceReturnType,
  useAppKitBalance,
} from '../hooks/useAppKitBalance.ts'
export { type UseAppKitNetworkReturnType, useAppKitNetwork } from '../hooks/useAppKitNetwork.ts'
export { type UseAppKitProviderReturnType, useAppKitProvider } from '../hooks/useAppKitProvider.ts'
export { useAppKitState } from '../hooks/useAppKitState.ts'
export { type UseAppKitThemeReturnType, useAppKitTheme } from '../hooks/useAppKitTheme.ts'
export { type UseDisconnectReturnType, useDisconnect } from '../hooks/useDisconnect.ts'
export { type UseWalletInfoReturnType, useWalletInfo } from '../hooks/useWalletInfo.ts'
export { createAppKit } from '../instance/createAppKit.ts'
export type { ReactAppKit } from '../instance/ReactAppKit.ts'
export { AppKitProvider, type AppKitProviderProps } from '../provider/AppKitProvider.tsx'
