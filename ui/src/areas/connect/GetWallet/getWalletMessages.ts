import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `GetWallet` view. */
export const getWalletMessages = plainMessages('getWallet', messages)
