import type { KeyValueStorage } from '../foundation/storage/KeyValueStorage.ts'

/** State that every scripted wallet keeps between page loads. */
export interface WalletMemory {
  granted: boolean
  locked: boolean
  accountIndex: number
}

/**
 * Reads and writes a scripted wallet's memory; without a storage it lasts as long as the wallet.
 *
 * @param initial A new wallet's memory. Stored values of other types are ignored.
 */
export function createWalletMemory<Memory extends WalletMemory>(
  key: string,
  initial: Memory,
  storage: KeyValueStorage | undefined,
) {
  let memory: Memory = initial
  return {
    /** Read each time: a wallet is the same one in every tab of its browser. */
    get(): Memory {
      memory = { ...memory, ...read(storage?.getItem(key), initial) }
      return memory
    },
    set(change: Partial<Memory>): void {
      memory = { ...memory, ...change }
      storage?.setItem(key, JSON.stringify(memory))
    },
  }
}

function read<Memory extends WalletMemory>(
  text: string | null | undefined,
  initial: Memory,
): Partial<Memory> {
  if (!text) return {}
  try {
    const stored = Object.entries(JSON.parse(text) as object)
    return Object.fromEntries(
      stored.filter(([name, value]) => isLike(value, initial[name as keyof Memory])),
    ) as Partial<Memory>
  } catch {
    // The storage was edited by hand: the wallet starts as if it were new.
    return {}
  }
}

function isLike(value: unknown, example: unknown): boolean {
  return typeof example === 'number' ? Number.isSafeInteger(value) : typeof value === typeof example
}
