import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `ConnectingWalletConnect` view. */
export const connectingWalletConnectMessages = plainMessages('connectingWalletConnect', messages)
