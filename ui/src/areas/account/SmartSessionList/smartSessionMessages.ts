import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `SmartSessionList` view. */
export const smartSessionMessages = plainMessages('smartSessions', messages)
