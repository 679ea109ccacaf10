import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `SwitchActiveChain` view. */
export const switchActiveChainMessages = plainMessages('switchActiveChain', messages)
