import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `Networks` view. */
export const networksMessages = plainMessages('networks', messages)
