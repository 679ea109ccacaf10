import { plainMessages } from '../../messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of the `WhatIsAWallet` view. */
export const whatIsAWalletMessages = plainMessages('whatIsAWallet', messages)
