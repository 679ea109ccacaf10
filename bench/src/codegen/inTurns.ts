import type { ProcessRun } from './runProcess.ts'

export interface InTurnsParameters<Contestant> {
  readonly runs: number
  run(contestant: Contestant, round: number): Promise<ProcessRun>
}

/** A contestant whose first run takes longer runs only once. */
const slowSeconds = 60

/**
 * Runs contestants alternately (A B A B …), so that other load on the machine affects all of
 * them. A failed one is not repeated.
 *
 * @returns the runs of each contestant, in the order of rounds
 */
export async function inTurns<Contestant>(
  contestants: readonly Contestant[],
  { runs, run }: InTurnsParameters<Contestant>,
): Promise<ReadonlyMap<Contestant, readonly ProcessRun[]>> {
  const done = new Map<Contestant, ProcessRun[]>(contestants.map((contestant) => [contestant, []]))
  for (let round = 0; round < runs; round++) {
    for (const [contestant, earlier] of done) {
      const isOut = earlier.some(
        ({ problem, wallSeconds }) => problem !== undefined || wallSeconds > slowSeconds,
      )
      if (!isOut) earlier.push(await run(contestant, round))
    }
  }
  return done
}
