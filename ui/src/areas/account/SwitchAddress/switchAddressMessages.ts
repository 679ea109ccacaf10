import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the list of accounts, in the views `SwitchAddress` and `Profile`. */
export const switchAddressMessages = plainMessages('switchAddress', messages)
