/** The part of a mutation report (https://github.com/stryker-mutator/mutation-testing-elements) that is read here. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly mutatorName: string
          readonly replacement?: string
          readonly status: string
          readonly location: { readonly start: { readonly line: number } }
        }[]
      }
    >
  >
}

/** A mutant that no test notices. Found again by its line's text, so that it survives edits elsewhere in the file. */
export interface Survivor {
  readonly file: string
  readonly line: string
  readonly replacement: string
}

/** An entry of `survivors.json`. */
export interface KnownSurvivor extends Survivor {
  /** Reason why no test needs to notice it. */
  readonly reason: string
}

export interface Judgement {
  readonly killed: number
  /** Mutants that were run; those of a known survivor are left out. */
  readonly total: number
  readonly survivors: readonly Survivor[]
  /** Entries of the list of which the report knows nothing. */
  readonly outdated: readonly KnownSurvivor[]
}

const killedStatuses: readonly string[] = ['Killed', 'Timeout']
const survivedStatuses: readonly string[] = ['Survived', 'NoCoverage']

/** Counts what tests noticed, apart from survivors that have a reason. */
export function judgeMutants({ files }: MutationReport, known: readonly KnownSurvivor[]): Judgement {
  const isSame = (a: Survivor) => (b: Survivor) =>
    a.file === b.file && a.line === b.line && a.replacement === b.replacement
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants.map(({ replacement = '', status, location }) => ({
      status,
      survivor: { file, line: lines[location.start.line - 1]?.trim() ?? '', replacement },
    }))
  })
  const killed = mutants.filter(({ status }) => killedStatuses.includes(status)).length
  const survived = mutants
    .filter(({ status }) => survivedStatuses.includes(status))
    .map(({ survivor }) => survivor)
  const survivors = survived.filter((survivor) => !known.some(isSame(survivor)))
  return {
    killed,
    total: killed + survivors.length,
    survivors,
    outdated: known.filter((entry) => entry.file in files && !survived.some(isSame(entry))),
  }
}
