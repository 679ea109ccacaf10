import { relative } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import type { Counts } from './Part.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly TestFile[]
}

interface TestFile {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly TestResult[]
}

interface TestResult {
  readonly status: string
  readonly fullName: string
  readonly ancestorTitles: readonly string[]
  readonly tags?: readonly string[]
  readonly failureMessages?: readonly string[] | null
}

/** Counts a report of Vitest's JSON reporter. A file that failed to load has no tests and counts as one failure. */
export function countVitest(report: unknown): Counts {
  if (report === undefined) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...broken.map((file) => failureText(file, '', file.message)),
      ...testResults.flatMap(failedTests),
    ],
    skipped: [...new Set(testResults.flatMap(skippedGroups))],
  }
}

function failedTests(file: TestFile): readonly string[] {
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => failureText(file, ` › ${fullName}`, failureMessages?.[0]))
}

/** The outermost groups of the tests that did not run, or the tests themselves. Long ones have a run of their own. */
function skippedGroups(file: TestFile): readonly string[] {
  return file.assertionResults
    .filter(({ status, tags }) => status === 'skipped' && !tags?.includes('long'))
    .map(({ ancestorTitles, fullName }) => `${pathOf(file)} › ${ancestorTitles[0] ?? fullName}`)
}

function pathOf({ name }: TestFile): string {
  return relative(repositoryRoot, name)
}

/** File, test and the beginning of the error. */
function failureText(file: TestFile, test: string, message = ''): string {
  return `${pathOf(file)}${test}\n${message.split('\n').slice(0, 12).join('\n')}`
}
