import { readList } from '../readList.ts'

/**
 * Reads what a wallet answers to `eth_accounts` or reports as `accountsChanged`.
 *
 * @returns `undefined` when it is not a list of addresses; an empty list is an answer of its own.
 */
export function readAccounts(answer: unknown): readonly string[] | undefined {
  const addresses = readList(answer)
  const valid = addresses?.every(
    (address): address is string => typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address),
  )
  return valid ? [...new Set(addresses as readonly string[])] : undefined
}
