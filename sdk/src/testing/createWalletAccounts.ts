import { createWalletError } from './createWalletError.ts'
import type { createWalletMemory, WalletMemory } from './createWalletMemory.ts'

/** Methods and features that sign, send, or move the wallet. */
const signing = /[sS]ign|[sS]end|EthereumChain|grantPermissions/

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
  let isPageForgotten = false

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
    /** Whether a request to connect is granted without asking. */
    isGranted: () => mayBeSeen() && !isPageForgotten,
    /** Refuses what signs or sends for a page that the wallet has forgotten. */
    assertKnown(method: string): void {
      if (isPageForgotten && signing.test(method))
        throw createWalletError(4100, 'The requested account and/or method has not been authorized.')
    },
    /** Grants permission and unlocks the wallet. */
    grant() {
      isPageForgotten = false
      change({ granted: true, locked: false })
    },
    switches: {
      changeAccount: (accountIndex: number) => change({ accountIndex }),
      lock: () => change({ locked: true }),
      unlock: () => change({ locked: false }),
      revoke: () => change({ granted: false }),
      forgetPage() {
        isPageForgotten = true
      },
    },
  }
}
