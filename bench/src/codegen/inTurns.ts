import type { ProcessRun } from './runProcess.ts'

export interface InTurnsParameters<Contestant> {
  readonly runs: number
  run(contestant: Contestant, round: number): Promise<ProcessRun>
}

/** One whose first run takes longer runs only once: a ratio of 20 needs no second figure. */
const slowSeconds = 60

/**
 * Runs contestants one after the other, round by round (A B A B …), so that what else the machine does meets all of
 * them. One that fails is not asked again.
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
