import { connectingWalletConnectDefinition } from './ConnectingWalletConnect/connectingWalletConnectDefinition.ts'
import { connectingWalletConnectBasicDefinition } from './ConnectingWalletConnectBasic/connectingWalletConnectBasicDefinition.ts'

/** Views that pair with a wallet outside of this browser, with the code that draws QR codes. */
export const pairingViews = {
  ConnectingWalletConnect: connectingWalletConnectDefinition,
  ConnectingWalletConnectBasic: connectingWalletConnectBasicDefinition,
} as const
