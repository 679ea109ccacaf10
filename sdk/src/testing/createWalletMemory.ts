import type { KeyValueStorage } from '../storage/KeyValueStorage.ts'

/** What a scripted wallet remembers between page loads. */
export interface WalletMemory {
  granted: boolean
  locked: boolean
  accountIndex: number
  chainId: number
}

/** Reads and writes a scripted wallet's memory; without a storage it lasts as long as the wallet. */
export function createWalletMemory(key: string, initial: WalletMemory, storage: KeyValueStorage | undefined) {
  let memory = { ...initial, ...read(storage?.getItem(key)) }
  return {
    get: (): WalletMemory => memory,
    set(change: Partial<WalletMemory>): void {
      memory = { ...memory, ...change }
      storage?.setItem(key, JSON.stringify(memory))
    },
  }
}

function read(text: string | null | undefined): Partial<WalletMemory> {
  if (!text) return {}
  try {
    const { granted, locked, accountIndex, chainId } = JSON.parse(text) as Record<string, unknown>
    return {
      ...(typeof granted === 'boolean' && { granted }),
      ...(typeof locked === 'boolean' && { locked }),
      ...(Number.isSafeInteger(accountIndex) && { accountIndex: accountIndex as number }),
      ...(Number.isSafeInteger(chainId) && { chainId: chainId as number }),
    }
  } catch {
    // Somebody edited the storage by hand: the wallet starts as if it were new.
    return {}
  }
}
