/** Assigns names that are unique without regard to case, because they become files and some disks ignore case. */
export interface NameTable {
  /** Excludes names. */
  reserve(...names: readonly string[]): void
  /** Whether a name and those that depend on it are free; they are taken then. */
  take(name: string, related?: (name: string) => readonly string[]): boolean
}

export function createNameTable(): NameTable {
  const taken = new Set<string>()

  function reserve(...names: readonly string[]) {
    for (const name of names) taken.add(name.toLowerCase())
  }

  return {
    reserve,
    take(name, related = () => []) {
      const all = [name, ...related(name)]
      if (all.some((one) => taken.has(one.toLowerCase()))) return false
      reserve(...all)
      return true
    },
  }
}
