import type { Counts } from './Part.ts'

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
  readonly suites: readonly Suite[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly line: number }[]
}

/** Counts a report of Playwright's JSON reporter. A flaky test counts as failed. */
export function countPlaywright(report: unknown): Counts {
  if (report === undefined) return { passed: 0, failed: 0 }
  const { stats, errors, suites } = report as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: suites.flatMap((suite) => failedSpecs(suite)),
  }
}

function failedSpecs({ title, suites = [], specs }: Suite): readonly string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${title}:${spec.line} › ${spec.title}`),
    ...suites.flatMap((suite) => failedSpecs(suite)),
  ]
}
