import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `Profile` view. */
export const profileMessages = plainMessages('profile', messages)
