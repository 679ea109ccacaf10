import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `ConnectingMultiChain` view. */
export const connectingMultiChainMessages = plainMessages('connectingMultiChain', messages)
