// The entry of server components: buttons and provider are client components, which they may render.
import { refuse } from './refuse.ts'

export { authSession, sandboxServices } from '@wallet-kit/sdk'
export { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
export { AccountButton } from '../../page/buttons/AccountButton.tsx'
export { ConnectButton } from '../../page/buttons/ConnectButton.tsx'
export { NetworkButton } from '../../page/buttons/NetworkButton.tsx'
export { WalletButton } from '../../page/buttons/WalletButton.tsx'

export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
  AppKitWalletButton,
} from '../appKitNames.ts'

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
  refuse as useCallsStatus,
  refuse as useSendCalls,
  refuse as useSwapQuote,
  refuse as useSwapTokens,
  refuse as useOnrampOptions,
  refuse as useSmartSessions,
  refuse as useTokens,
  refuse as useWalletInfo,
}
