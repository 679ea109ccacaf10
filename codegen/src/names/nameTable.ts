/**
 * Gives out names that are unique without regard to case, because they become files and some disks ignore case.
 * Names are given in the order of the calls; callers sort first.
 */
export interface NameTable {
  /** Excludes names. */
  reserve(...names: readonly string[]): void
  /** The first free one of the candidates, else the last candidate with a number. */
  claim(candidates: readonly [string, ...string[]], alsoTaken?: (name: string) => readonly string[]): string
}

export function createNameTable(): NameTable {
  const taken = new Set<string>()
  const numbers = new Map<string, number>()
  const isFree = (name: string) => !taken.has(name.toLowerCase())

  function reserve(...names: readonly string[]) {
    for (const name of names) taken.add(name.toLowerCase())
  }

  return {
    reserve,
    claim(candidates, alsoTaken = () => []) {
      const fits = (name: string) => isFree(name) && alsoTaken(name).every(isFree)
      let name = candidates.find(fits)
      const stem = candidates.at(-1) ?? candidates[0]
      // Continues after the last number of the stem: thousands of names may be cleaned to the same one.
      for (let number = numbers.get(stem) ?? 2; name === undefined; number++) {
        if (fits(`${stem}${number}`)) name = `${stem}${number}`
        numbers.set(stem, number + 1)
      }
      reserve(name, ...alsoTaken(name))
      return name
    },
  }
}
