import type { Counts } from './Part.ts'

/** More than these failures are not chance. */
const mostUnsteady = 3

/** Whether the failed tests of a run are worth a second look. */
export function isWorthSecondLook({ failed, failures = [] }: Counts): boolean {
  return failed > 0 && failed <= mostUnsteady && failures.length === failed
}

/**
 * Judges a run whose failed tests have run again, with nothing beside them: what passes then is unsteady. It is named
 * in the summary, because a race is a fault of the test or of the product, but hides nothing else that the run showed.
 *
 * @param again the failed tests, or the files that they are in
 */
export function secondLook(first: Counts, again: Counts): Counts {
  if (again.passed + again.failed < first.failed) return first
  const failures = again.failures ?? []
  const names = failures.map(nameOf)
  const unsteady = (first.failures ?? []).map(nameOf).filter((name) => !names.includes(name))
  return { ...first, passed: first.passed + unsteady.length, failed: again.failed, failures, unsteady }
}

/** Without the text of the error, which may be another one the second time. */
function nameOf(failure: string): string {
  return failure.split('\n', 1)[0] ?? failure
}
