export {
  type Account,
  type AccountSnapshot,
  type AccountType,
  type AppKit,
  type AppKitNetwork,
  type AppKitOptions,
  type AppKitStores,
  authSession,
  type CaipAddress,
  type CaipNetwork,
  type CaipNetworkId,
  type ChainAdapter,
  type ChainNamespace,
  type ConnectionState,
  type ConnectMethod,
  type Connector,
  type ConnectorType,
  type Eip1193Provider,
  type EmbeddedWalletInfo,
  type ErrorCode,
  type EventsState,
  type Features,
  type KeyValueStorage,
  type KitEvent,
  type Metadata,
  type ModalState,
  type Network,
  type NetworkSnapshot,
  type OpenOptions,
  type Provider,
  type PublicState,
  type ReadableStore,
  type RequestArguments,
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
  type ThemeSetting,
  type ThemeVariables,
  type ViewName,
  type Wallet,
  type WalletInfo,
  type WalletKitError,
} from '@wallet-kit/sdk'
export type { PartName } from '../foundation/styles/PartName.ts'
export type { Styles } from '../foundation/styles/Styles.ts'
export {
  type UseActivityParameters,
  type UseActivityReturnType,
  useActivity,
} from '../kit/hooks/useActivity.ts'
export { type UseAppKitReturnType, useAppKit } from '../kit/hooks/useAppKit.ts'
export {
  type UseAppKitAccountParameters,
  type UseAppKitAccountReturnType,
  useAppKitAccount,
} from '../kit/hooks/useAppKitAccount.ts'
export {
  type UseAppKitBalanceParameters,
  type UseAppKitBalanceReturnType,
  useAppKitBalance,
} from '../kit/hooks/useAppKitBalance.ts'
export {
  type UseAppKitConnectionParameters,
  type UseAppKitConnectionReturnType,
  useAppKitConnection,
} from '../kit/hooks/useAppKitConnection.ts'
export {
  type Connection,
  type UseAppKitConnectionsReturnType,
  useAppKitConnections,
} from '../kit/hooks/useAppKitConnections.ts'
export { useAppKitEvents } from '../kit/hooks/useAppKitEvents.ts'
export { type UseAppKitNetworkReturnType, useAppKitNetwork } from '../kit/hooks/useAppKitNetwork.ts'
export {
  type UseAppKitNetworkCoreReturnType,
  useAppKitNetworkCore,
} from '../kit/hooks/useAppKitNetworkCore.ts'
export { type UseAppKitProviderReturnType, useAppKitProvider } from '../kit/hooks/useAppKitProvider.ts'
export { useAppKitSIWX } from '../kit/hooks/useAppKitSIWX.ts'
export { useAppKitState } from '../kit/hooks/useAppKitState.ts'
export { type UseAppKitThemeReturnType, useAppKitTheme } from '../kit/hooks/useAppKitTheme.ts'
export {
  type UseAppKitUpdateEmailReturnType,
  useAppKitUpdateEmail,
} from '../kit/hooks/useAppKitUpdateEmail.ts'
export {
  type UseAppKitWalletParameters,
  type UseAppKitWalletReturnType,
  useAppKitWallet,
} from '../kit/hooks/useAppKitWallet.ts'
export { type UseAppKitWalletsReturnType, useAppKitWallets } from '../kit/hooks/useAppKitWallets.ts'
export {
  type UseCallsStatusParameters,
  type UseCallsStatusReturnType,
  useCallsStatus,
} from '../kit/hooks/useCallsStatus.ts'
export { type UseDisconnectReturnType, useDisconnect } from '../kit/hooks/useDisconnect.ts'
export { type UseNftsParameters, type UseNftsReturnType, useNfts } from '../kit/hooks/useNfts.ts'
export {
  type UseOnrampOptionsParameters,
  type UseOnrampOptionsReturnType,
  useOnrampOptions,
} from '../kit/hooks/useOnrampOptions.ts'
export type { Outcome, OutcomeParameters } from '../kit/hooks/useOutcome.ts'
export {
  type UseSendCallsParameters,
  type UseSendCallsReturnType,
  useSendCalls,
} from '../kit/hooks/useSendCalls.ts'
export {
  type UseSmartSessionsParameters,
  type UseSmartSessionsReturnType,
  useSmartSessions,
} from '../kit/hooks/useSmartSessions.ts'
export {
  type UseSwapQuoteParameters,
  type UseSwapQuoteReturnType,
  useSwapQuote,
} from '../kit/hooks/useSwapQuote.ts'
export {
  type UseSwapTokensParameters,
  type UseSwapTokensReturnType,
  useSwapTokens,
} from '../kit/hooks/useSwapTokens.ts'
export { type UseTokensParameters, type UseTokensReturnType, useTokens } from '../kit/hooks/useTokens.ts'
export { type UseWalletInfoReturnType, useWalletInfo } from '../kit/hooks/useWalletInfo.ts'
export type { WalletItem } from '../kit/hooks/WalletItem.ts'
export type { CreateAppKitOptions } from '../kit/instance/CreateAppKitOptions.ts'
export { getAppKit, lastAppKit as modal } from '../kit/instance/lastAppKit.ts'
export type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'
export type { DesignTokens } from '../kit/look/DesignTokens.ts'
export type { AvatarSlotProps, LookOptions, Slots } from '../kit/look/LookOptions.ts'
export type { MuiThemeLike } from '../kit/look/MuiThemeLike.ts'
export { AppKitProvider, type AppKitProviderProps } from '../kit/provider/AppKitProvider.tsx'
export type { ConnectButtonProps } from '../kit/provider/ConnectButtonProps.ts'
export type { UpdatedEmail } from '../kit/wallet/changeEmail.ts'
export type { ConnectedWallet } from '../kit/wallet/connectWallet.ts'
export type { WalletName } from '../kit/wallet/walletNames.ts'
export { AccountButton, type AccountButtonProps } from '../page/buttons/AccountButton.tsx'
export { ConnectButton } from '../page/buttons/ConnectButton.tsx'
export { NetworkButton, type NetworkButtonProps } from '../page/buttons/NetworkButton.tsx'
export { WalletButton, type WalletButtonProps } from '../page/buttons/WalletButton.tsx'
export { createAppKit } from '../page/createAppKit.ts'
export type { AppKitElements } from '../page/elements/intrinsicElements.ts'
export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  type AppKitConnectButtonProps,
  AppKitNetworkButton,
  AppKitWalletButton,
} from './appKitNames.ts'
