import { icuMessages } from '../../../foundation/messages/icuMessages.ts'
import { messages } from './messages/en.ts'

/** The number of results: a plural, whose parser is loaded once the results are painted. */
export const countMessages = icuMessages('allWallets', { results: messages.results })
