import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `Account` view. */
export const accountMessages = plainMessages('account', messages)
