import { readList } from '../readList.ts'

/**
 * Reads the Solana addresses of a Wallet Standard wallet's accounts, each once. A wallet may share accounts of
 * several families; what is no Solana address is left out. Nothing is read from a list whose getters throw.
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
  return isSolana && isAddress(address) ? [address] : []
}

/** 32 bytes in base58. */
function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)
}
