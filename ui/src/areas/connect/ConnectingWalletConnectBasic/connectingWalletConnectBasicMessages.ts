import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `ConnectingWalletConnectBasic` view. */
export const connectingWalletConnectBasicMessages = plainMessages('connectingWalletConnectBasic', messages)
