import type { createWalletMemory, WalletMemory } from './createWalletMemory.ts'

/**
 * The accounts of a scripted wallet that a page can see: none without permission or while the wallet is locked,
 * otherwise all, the active one first.
 *
 * @param onChange Called when the visible accounts have changed.
 */
export function createWalletAccounts<Key>(
  keys: readonly Key[],
  memory: Pick<ReturnType<typeof createWalletMemory<WalletMemory>>, 'set'> & { get(): WalletMemory },
  onChange: () => void,
) {
  const mayBeSeen = () => memory.get().granted && !memory.get().locked

  function visible(): readonly Key[] {
    if (!mayBeSeen()) return []
    const active = keys[memory.get().accountIndex] ?? keys[0]
    return [...keys.filter((key) => key === active), ...keys.filter((key) => key !== active)]
  }

  function change(what: Partial<WalletMemory>): void {
    const before = visible()
    memory.set(what)
    const after = visible()
    if (after.length !== before.length || after.some((key, index) => key !== before[index])) onChange()
  }

  return {
    mayBeSeen,
    visible,
    /** Grants permission and unlocks the wallet. */
    grant: () => change({ granted: true, locked: false }),
    switches: {
      changeAccount: (accountIndex: number) => change({ accountIndex }),
      lock: () => change({ locked: true }),
      unlock: () => change({ locked: false }),
      revoke: () => change({ granted: false }),
    },
  }
}
