import type { Hash } from 'viem'
import {
  formatUserOperationRequest,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'
import { entryPointAddress } from '../../smartAccounts/accountAddresses.ts'
import type { Api } from '../createApi.ts'
import type { SmartAccount } from './openSmartAccount.ts'
import type { PreparedOperation } from './prepareOperation.ts'
import { findRefusal, toErrorText } from './toErrorText.ts'

/** How the calls are kept on the server, so that they can be followed after a reload. */
export interface KeptCalls {
  /** By which the page asks for their status. */
  readonly id: string
  /** Of EIP-5792, in which the status is reported. */
  readonly version: string
  readonly chainId: number
  readonly hash: Hash
  readonly operation: object
}

const tries = 3

/**
 * Signs an operation and sends it. It is kept before it is sent: where no reply comes, it may have been included, so it
 * is followed by its hash, and only the same operation is sent again, which the entry point executes once.
 *
 * @param id of the calls; the operation's hash where the page names none
 * @throws an Error where the bundler refuses it: nothing has been sent
 */
export async function sendOperation(
  api: Api,
  { account, bundler, chain: { chainId } }: SmartAccount,
  { operation: unsigned }: PreparedOperation,
  { id, version = '2.0.0' }: { readonly id?: string | undefined; readonly version?: string | undefined } = {},
): Promise<KeptCalls> {
  const signature = await account.signUserOperation(unsigned)
  const operation: UserOperation<'0.7'> = { ...unsigned, signature }
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress,
    entryPointVersion: '0.7',
    userOperation: operation,
  })
  const wire = formatUserOperationRequest(operation)
  const kept: KeptCalls = { id: id ?? hash, version, chainId, hash, operation: wire }
  await api.call('/calls/keep', kept)
  try {
    await sendSigned(bundler, wire)
  } catch (error) {
    await api.call('/calls/forget', { id: kept.id })
    throw new Error(toErrorText(error))
  }
  return kept
}

/** Sends it, a few times where no reply comes. @throws the bundler's refusal of the first time */
async function sendSigned({ request }: SmartAccount['bundler'], wire: object): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      await request({ method: 'eth_sendUserOperation', params: [wire, entryPointAddress] } as never)
      return
    } catch (error) {
      // After a lost reply a refusal may mean that the operation is included already.
      if (attempt === 1 && findRefusal(error)) throw error
    }
  }
}
