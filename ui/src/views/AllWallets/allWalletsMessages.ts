import { icuMessages } from '../../messages/icuMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `AllWallets` view. */
export const allWalletsMessages = icuMessages('allWallets', messages)
