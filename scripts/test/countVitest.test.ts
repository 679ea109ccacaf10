import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { countVitest } from './countVitest.ts'

const skipped = (fullName: string, tags: readonly string[] = []) => ({
  status: 'skipped',
  fullName,
  ancestorTitles: [],
  tags,
})

test('names tests that did not run, but for long ones, which have a run of their own', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [
      {
        name: join(repositoryRoot, 'sdk/a.test.ts'),
        status: 'passed',
        assertionResults: [skipped('needs a database'), skipped('kills a process', ['long'])],
      },
    ],
  }
  expect(countVitest(report)).toMatchObject({ passed: 3, skipped: ['sdk/a.test.ts › needs a database'] })
})
