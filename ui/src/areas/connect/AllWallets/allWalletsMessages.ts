import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

// `countMessages` has the plural.
const { results: _, ...plain } = messages

/** Messages of the `AllWallets` view. */
export const allWalletsMessages = plainMessages('allWallets', plain)
