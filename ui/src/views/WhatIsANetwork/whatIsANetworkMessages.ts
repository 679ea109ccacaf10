import { plainMessages } from '../../messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `WhatIsANetwork` view. */
export const whatIsANetworkMessages = plainMessages('whatIsANetwork', messages)
