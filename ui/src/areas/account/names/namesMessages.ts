import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the three views that register a name. */
export const namesMessages = plainMessages('names', messages)
