import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countPlaywright } from './countPlaywright.ts'
import { countVitest } from './countVitest.ts'
import { reportedRun } from './reportedRun.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-kit-report-'))
  vi.spyOn(console, 'log').mockReturnValue()
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function runnerThat(does: string, count: typeof countVitest) {
  const report = join(folder, 'report.json')
  const program = `const write = (report) => require("node:fs").writeFileSync(${JSON.stringify(report)}, JSON.stringify(report));`
  return reportedRun({ args: ['--eval', `${program}${does}`], report, count })
}

const vitestReport = (passed: number, failed: number, brokenFiles = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [
      { status: failed ? 'failed' : 'passed', assertionResults: [{}] },
      ...Array.from({ length: brokenFiles }, () => ({ status: 'failed', assertionResults: [] })),
    ],
  })

test.each([
  ['all passed', `write(${vitestReport(5, 0)})`, { passed: 5, failed: 0 }],
  ['some failed', `write(${vitestReport(5, 2)}); process.exit(1)`, { passed: 5, failed: 2 }],
  [
    'a file that cannot be loaded',
    `write(${vitestReport(5, 0, 1)}); process.exit(1)`,
    { passed: 5, failed: 1 },
  ],
  ['an error outside of any test', `write(${vitestReport(5, 0)}); process.exit(1)`, { passed: 5, failed: 1 }],
  ['no test at all', `write(${vitestReport(0, 0)})`, { passed: 0, failed: 1 }],
  ['a crash before the report', 'process.exit(1)', { passed: 0, failed: 1 }],
])('vitest: %s', async (_, does, counts) => {
  expect(await runnerThat(does, countVitest)).toEqual(counts)
})

test.each([
  ['passed', { expected: 3, unexpected: 0, flaky: 0 }, [], { passed: 3, failed: 0 }],
  ['failed and flaky', { expected: 3, unexpected: 1, flaky: 1 }, [], { passed: 3, failed: 2 }],
  ['an error outside of any test', { expected: 3, unexpected: 0, flaky: 0 }, [{}], { passed: 3, failed: 1 }],
])('playwright: %s', async (_, stats, errors, counts) => {
  const does = `write(${JSON.stringify({ stats, errors })}); process.exit(${counts.failed ? 1 : 0})`
  expect(await runnerThat(does, countPlaywright)).toEqual(counts)
})
