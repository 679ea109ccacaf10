import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the views that buy with a card. */
export const buyingMessages = plainMessages('buying', messages)
