import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `WalletReceive` view. */
export const walletReceiveMessages = plainMessages('walletReceive', messages)
