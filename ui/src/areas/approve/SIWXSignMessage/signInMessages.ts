import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `SIWXSignMessage` view. */
export const signInMessages = plainMessages('signIn', messages)
