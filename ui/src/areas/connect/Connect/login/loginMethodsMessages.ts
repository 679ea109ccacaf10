import { plainMessages } from '../../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the e-mail field and the social networks. */
export const loginMethodsMessages = plainMessages('loginMethods', messages)
