import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `WhatIsANetwork` view. */
export const whatIsANetworkMessages = plainMessages('whatIsANetwork', messages)
