import { plainMessages } from '../../messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `ConnectingExternal` view. */
export const connectingExternalMessages = plainMessages('connectingExternal', messages)
