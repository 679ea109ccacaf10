import type { Address } from '@solana/addresses'
import { getBase64Encoder } from '@solana/codecs'
import type { NodeClient } from './createNodeClient.ts'

/** Data of an account, and the program that it belongs to. */
export interface AccountData {
  readonly owner: string
  readonly data: Uint8Array
}

/** Reads up to 100 accounts in one request (`getMultipleAccounts`). Absent ones are `undefined`. */
export async function readAccountData(
  client: NodeClient,
  accounts: readonly Address[],
  signal: AbortSignal,
): Promise<readonly (AccountData | undefined)[]> {
  const options = { encoding: 'base64', commitment: 'confirmed' } as const
  const { value } = await client.request(
    { method: 'getMultipleAccounts', params: [[...accounts], options] },
    signal,
  )
  return accounts.map((_, index) => {
    const account = value[index]
    if (!account) return undefined
    return { owner: account.owner, data: new Uint8Array(getBase64Encoder().encode(account.data[0] ?? '')) }
  })
}
