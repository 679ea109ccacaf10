/** A signed user operation, as the frame's page has kept it before it sends it. */
export interface KeptOperation {
  /** Of the calls, as the embedding page knows them. */
  readonly id: string
  /** Of EIP-5792, in which their status is reported. */
  readonly version: string
  readonly chainId: number
  /** Of the operation. */
  readonly hash: string
  readonly operation: object
}

/** Operations of each user, so that they are followed after a reload and in other tabs. */
export interface KeptOperations {
  /** @returns false when the user has calls with this id already */
  add(userId: string, kept: KeptOperation): boolean
  find(userId: string, id: string): KeptOperation | undefined
  remove(userId: string, id: string): void
  clear(): void
}

export function createKeptOperations(): KeptOperations {
  const byUser = new Map<string, Map<string, KeptOperation>>()
  return {
    add(userId, kept) {
      const own = byUser.get(userId) ?? new Map<string, KeptOperation>()
      byUser.set(userId, own)
      if (own.has(kept.id)) return false
      own.set(kept.id, kept)
      return true
    },
    find: (userId, id) => byUser.get(userId)?.get(id),
    remove: (userId, id) => void byUser.get(userId)?.delete(id),
    clear: () => byUser.clear(),
  }
}
