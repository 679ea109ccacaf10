import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `ConnectingExternal` view. */
export const connectingExternalMessages = plainMessages('connectingExternal', messages)
