import type { Calls } from '../../Calls.ts'
import { isFeeSponsored } from './isFeeSponsored.ts'
import { sendCalls } from './sendCalls.ts'
import { waitForCalls } from './waitForCalls.ts'

/** Several calls at once. https://eips.ethereum.org/EIPS/eip-5792 */
export const calls: Calls = { sendCalls, waitForCalls, isFeeSponsored }
