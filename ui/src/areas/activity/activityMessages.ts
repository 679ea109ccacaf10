import { plainMessages } from '../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of histories. */
export const activityMessages = plainMessages('activity', messages)
