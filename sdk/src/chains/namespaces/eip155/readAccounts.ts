import { readList } from '../readList.ts'

/**
 * Reads a wallet's answer to `eth_accounts` or its event `accountsChanged`.
 *
 * @returns each account once, as it is spelled first; `undefined` when it is not a list of addresses; an empty list is
 * an answer of its own.
 */
export function readAccounts(answer: unknown): readonly string[] | undefined {
  const addresses = readList(answer)
  const valid = addresses?.every(
    (address): address is string => typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address),
  )
  if (!valid) return undefined
  // In two spellings it is one account.
  const byAccount = new Map<string, string>()
  for (const address of addresses as readonly string[]) {
    const account = address.toLowerCase()
    if (!byAccount.has(account)) byAccount.set(account, address)
  }
  return [...byAccount.values()]
}
