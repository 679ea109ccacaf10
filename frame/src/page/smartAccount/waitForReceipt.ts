import type { UserOperationReceipt } from '@wallet-kit/clients/bundler/types'
import { wait } from '../wait.ts'
import type { SmartAccount } from './openSmartAccount.ts'
import type { KeptCalls } from './sendOperation.ts'

const pauseMs = 500
const limitMs = 90_000

/**
 * Waits until an operation is included. The hash of its transaction is that by which pages follow what they send.
 *
 * @throws an Error when that takes too long: it may be included later
 */
export async function waitForReceipt(
  { bundler }: SmartAccount,
  { hash }: KeptCalls,
): Promise<UserOperationReceipt> {
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    // A bundler that does not answer now may answer later: what was sent is not undone.
    const reply = await bundler
      .request({ method: 'eth_getUserOperationReceipt', params: [hash] })
      .catch(() => null)
    if (reply) return reply as unknown as UserOperationReceipt
    await wait(pauseMs)
  }
  throw new Error(
    'The transaction was sent and is not included yet. Look at your activity before you try again.',
  )
}
