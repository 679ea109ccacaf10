import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `ApproveTransaction` view. */
export const approvalMessages = plainMessages('approval', messages)
