import type { Calls } from '../../Calls.ts'
import { smartSessions } from '../smartSessions.ts'
import { hasAuxiliaryFunds } from './hasAuxiliaryFunds.ts'
import { isFeeSponsored } from './isFeeSponsored.ts'
import { sendCalls } from './sendCalls.ts'
import { waitForCalls } from './waitForCalls.ts'

/** Several calls at once (EIP-5792), and the sessions in which apps make calls. */
export const calls: Calls = { sendCalls, waitForCalls, isFeeSponsored, hasAuxiliaryFunds, smartSessions }
