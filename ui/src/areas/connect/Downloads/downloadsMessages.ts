import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `Downloads` view. */
export const downloadsMessages = plainMessages('downloads', messages)
