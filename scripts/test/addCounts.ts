import type { Counts } from './Part.ts'

/** Adds up the counts of several parts. */
export function addCounts(counts: readonly Counts[]): Counts {
  return counts.reduce<Counts>(
    (sum, { passed, failed, failures = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      failures: [...(sum.failures ?? []), ...failures],
    }),
    { passed: 0, failed: 0 },
  )
}
