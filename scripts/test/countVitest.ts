import type { Counts } from './Part.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Counts a report of Vitest's JSON reporter. A file that failed to load has no tests and counts as one failure. */
export function countVitest(report: unknown): Counts {
  if (report === undefined) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}
