import type { Counts } from './Part.ts'

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

/** Counts a report of Playwright's JSON reporter. A flaky test counts as failed. */
export function countPlaywright(report: unknown): Counts {
  if (report === undefined) return { passed: 0, failed: 0 }
  const { stats, errors } = report as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
