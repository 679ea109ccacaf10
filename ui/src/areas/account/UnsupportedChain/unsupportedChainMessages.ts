import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `UnsupportedChain` view. */
export const unsupportedChainMessages = plainMessages('unsupportedChain', messages)
