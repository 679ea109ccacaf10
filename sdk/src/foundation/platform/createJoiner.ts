/** Runs something, or joins an equal run that has not ended. */
export type Joiner = <Value>(key: readonly unknown[], run: () => Promise<Value>) => Promise<Value>

interface Pending {
  readonly key: readonly unknown[]
  readonly promise: Promise<unknown>
}

/** Joins calls while they are pending: those whose keys have the same elements get the same promise. */
export function createJoiner(): Joiner {
  const pending = new Set<Pending>()

  return <Value>(key: readonly unknown[], run: () => Promise<Value>) => {
    const same = [...pending].find(
      (other) =>
        other.key.length === key.length && other.key.every((part, index) => Object.is(part, key[index])),
    )
    // An equal key means the same kind of result.
    if (same) return same.promise as Promise<Value>
    const promise = run().finally(() => pending.delete(entry))
    const entry: Pending = { key, promise }
    pending.add(entry)
    return promise
  }
}
