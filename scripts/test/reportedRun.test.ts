import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
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
      {
        name: join(repositoryRoot, 'a.test.ts'),
        status: failed ? 'failed' : 'passed',
        assertionResults: Array.from({ length: failed }, (_, index) => ({
          status: 'failed',
          fullName: `test ${index}`,
          failureMessages: ['Error: 1 is not 2\n  at a.test.ts'],
        })),
      },
      ...Array.from({ length: brokenFiles }, () => ({
        name: join(repositoryRoot, 'b.test.ts'),
        status: 'failed',
        message: 'Cannot find c.ts',
        assertionResults: [],
      })),
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
  expect(await runnerThat(does, countVitest)).toMatchObject(counts)
})

test.each([
  ['passed', { expected: 3, unexpected: 0, flaky: 0 }, [], { passed: 3, failed: 0 }],
  ['failed and flaky', { expected: 3, unexpected: 1, flaky: 1 }, [], { passed: 3, failed: 2 }],
  ['an error outside of any test', { expected: 3, unexpected: 0, flaky: 0 }, [{}], { passed: 3, failed: 1 }],
])('playwright: %s', async (_, stats, errors, counts) => {
  const does = `write(${JSON.stringify({ stats, errors, suites: [] })}); process.exit(${counts.failed ? 1 : 0})`
  expect(await runnerThat(does, countPlaywright)).toMatchObject(counts)
})

test('tests that did not run are named by their group, once', async () => {
  const skipped = (ancestorTitles: string[]) => ({ status: 'skipped', fullName: 'opens', ancestorTitles })
  const group = 'Redis (is not installed)'
  const file = {
    name: join(repositoryRoot, 'a.test.ts'),
    assertionResults: [skipped([group]), skipped([group, 'one']), skipped([]), { status: 'passed' }],
  }
  const report = JSON.stringify({ numPassedTests: 1, numFailedTests: 0, testResults: [file] })
  const counts = await runnerThat(`write(${report})`, countVitest)
  expect(counts.skipped).toEqual([`a.test.ts › ${group}`, 'a.test.ts › opens'])
})

test('the failures are named, with the beginning of their errors', async () => {
  const failed = await runnerThat(`write(${vitestReport(5, 1, 1)}); process.exit(1)`, countVitest)
  expect(failed.failures).toEqual([
    'b.test.ts\nCannot find c.ts',
    'a.test.ts › test 0\nError: 1 is not 2\n  at a.test.ts',
  ])
  const suite = { title: 'a.spec.ts', specs: [{ title: 'opens', ok: false, line: 3 }] }
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [],
    suites: [{ title: 'a.spec.ts', specs: [], suites: [suite] }],
  }
  const browser = await runnerThat(`write(${JSON.stringify(report)}); process.exit(1)`, countPlaywright)
  expect(browser.failures).toEqual(['a.spec.ts:3 › opens'])
})
