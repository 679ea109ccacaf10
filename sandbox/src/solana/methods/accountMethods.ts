import type { Address } from '@solana/kit'
import type { Ledger } from '../createLedger.ts'
import { encodeAccount, type RuntimeAccount } from '../encodeAccount.ts'
import { invalidParam, readAddress, readBytes, readConfig, readInteger, readList } from '../readParams.ts'
import { type SolanaMethod, withContext } from './SolanaMethod.ts'

/** Methods for accounts of any program. */
export const accountMethods: Readonly<Record<string, SolanaMethod>> = {
  // The runtime has no entry for an empty account; a node reports a balance of 0.
  getBalance: (ledger, [address]) => withContext(ledger, ledger.svm.getBalance(readAddress(address)) ?? 0n),
  getAccountInfo: (ledger, [address, config]) =>
    withContext(ledger, accountInfo(ledger, readAddress(address), readConfig(config))),
  getMultipleAccounts(ledger, [addresses, config]) {
    const accounts = readList(addresses, readAddress)
    if (accounts.length > mostAccounts) throw invalidParam(`Too many inputs provided; max ${mostAccounts}`)
    return withContext(
      ledger,
      accounts.map((address) => accountInfo(ledger, address, readConfig(config))),
    )
  },
  getProgramAccounts(ledger, [programAddress, given]) {
    const config = readConfig(given)
    const accepts = readFilters(config.filters)
    const found = ledger.svm.getProgramAccounts(readAddress(programAddress)).filter(accepts)
    const accounts = found.map((account) => withAddress(ledger, account.address, account, config))
    return config.withContext === true ? withContext(ledger, accounts) : accounts
  },
}

const mostAccounts = 100

/** An account in its JSON-RPC form; null when it does not exist. */
export function accountInfo(
  { svm }: Ledger,
  address: Address,
  config: Readonly<Record<string, unknown>>,
): object | null {
  const account = svm.getAccount(address)
  return account.exists ? encodeAccount(svm, account, config) : null
}

/** An account together with its address, as in lists. */
export function withAddress(
  { svm }: Ledger,
  pubkey: Address,
  account: RuntimeAccount,
  config: Readonly<Record<string, unknown>>,
): object {
  return { pubkey, account: encodeAccount(svm, account, config) }
}

/** Reads the filters of a search. An account must match all of them. */
function readFilters(filters: unknown): (account: RuntimeAccount) => boolean {
  const tests = filters === undefined ? [] : readList(filters, readFilter)
  return (account) => tests.every((passes) => passes(account))
}

function readFilter(filter: unknown): (account: RuntimeAccount) => boolean {
  const { dataSize, memcmp } = readConfig(filter)
  if (dataSize !== undefined) {
    const size = Number(readInteger(dataSize))
    return ({ data }) => data.length === size
  }
  const { offset, bytes, encoding } = readConfig(memcmp)
  const start = Number(readInteger(offset))
  const wanted = readBytes(bytes, encoding)
  return ({ data }) => wanted.every((byte, index) => data[start + index] === byte)
}
