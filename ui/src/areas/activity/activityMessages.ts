import { plainMessages } from '../../messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of histories. */
export const activityMessages = plainMessages('activity', messages)
