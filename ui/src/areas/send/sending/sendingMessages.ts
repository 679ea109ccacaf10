import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the three views that send. */
export const sendingMessages = plainMessages('sending', messages)
