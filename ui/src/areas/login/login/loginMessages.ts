import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the views that log in, and change the e-mail address of a login. */
export const loginMessages = plainMessages('login', messages)
