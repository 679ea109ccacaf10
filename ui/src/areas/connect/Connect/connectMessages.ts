import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `Connect` view. */
export const connectMessages = plainMessages('connect', messages)
