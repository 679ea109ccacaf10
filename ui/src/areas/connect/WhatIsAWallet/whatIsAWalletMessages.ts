import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `WhatIsAWallet` view. */
export const whatIsAWalletMessages = plainMessages('whatIsAWallet', messages)
