import { plainMessages } from '../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of lists of tokens. */
export const tokensMessages = plainMessages('tokens', messages)
