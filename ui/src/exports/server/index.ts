// The entry of server components: buttons and provider are client components, which they may render.
import { refuse } from './refuse.ts'

export { authSession, sandboxServices } from '@wallet-kit/sdk'
export { AccountButton, AccountButton as AppKitAccountButton } from '../../buttons/AccountButton.tsx'
export { AppKitConnectButton } from '../../buttons/AppKitConnectButton.tsx'
export { ConnectButton, ConnectButton as AppKitButton } from '../../buttons/ConnectButton.tsx'
export { NetworkButton, NetworkButton as AppKitNetworkButton } from '../../buttons/NetworkButton.tsx'
export { WalletButton, WalletButton as AppKitWalletButton } from '../../buttons/WalletButton.tsx'
export { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'

export const modal = undefined

export {
  refuse as createAppKit,
  refuse as getAppKit,
  refuse as useActivity,
  refuse as useAppKit,
  refuse as useAppKitAccount,
  refuse as useAppKitBalance,
  refuse as useAppKitConnection,
  refuse as useAppKitConnections,
  refuse as useAppKitEvents,
  refuse as useAppKitNetwork,
  refuse as useAppKitNetworkCore,
  refuse as useAppKitProvider,
  refuse as useAppKitSIWX,
  refuse as useAppKitState,
  refuse as useAppKitTheme,
  refuse as useAppKitUpdateEmail,
  refuse as useAppKitWallet,
  refuse as useAppKitWallets,
  refuse as useDisconnect,
  refuse as useNfts,
  refuse as useSwapQuote,
  refuse as useSwapTokens,
  refuse as useOnrampOptions,
  refuse as useSmartSessions,
  refuse as useTokens,
  refuse as useWalletInfo,
}
