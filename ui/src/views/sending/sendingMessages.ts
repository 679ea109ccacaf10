import { plainMessages } from '../../messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the three views that send. */
export const sendingMessages = plainMessages('sending', messages)
