import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `ConnectingWalletConnectBasic` view. */
export const connectingWalletConnectBasicMessages = plainMessages('connectingWalletConnectBasic', {
  title: 'WalletConnect',
  list: 'Wallets',
})
