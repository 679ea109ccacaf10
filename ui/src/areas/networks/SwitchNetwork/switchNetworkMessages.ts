import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `SwitchNetwork` view. */
export const switchNetworkMessages = plainMessages('switchNetwork', messages)
