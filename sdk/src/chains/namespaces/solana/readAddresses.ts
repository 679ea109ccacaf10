import { isAccountAddress } from '../families/isAccountAddress.ts'
import { readList } from '../readList.ts'

/**
 * Reads the Solana addresses of a Wallet Standard wallet's accounts, each once. A wallet may share accounts of several
 * families; others are left out. Nothing is read from a list whose getters throw.
 */
export function readAddresses(accounts: unknown): readonly string[] {
  try {
    return [...new Set((readList(accounts) ?? []).flatMap(readAddress))]
  } catch {
    return []
  }
}

function readAddress(account: unknown): readonly string[] {
  const { address, chains } = (account ?? {}) as { address?: unknown; chains?: unknown }
  const isSolana = readList(chains)?.some((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
  return isSolana && isAccountAddress('solana', address) ? [address] : []
}
