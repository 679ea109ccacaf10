import { expect, test } from 'vitest'
import { installFailure } from './installPackages.mjs'

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to … failed', /registry is unreachable/],
  ['npm error code ECONNREFUSED', /registry is unreachable/],
  [
    'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
    /disagree/,
  ],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES', /may not write/],
  ['npm error something new', /to see the whole output of npm/],
])('%j has a remedy', (output, remedy) => {
  const failure = installFailure(output)
  expect(failure.remedy).toMatch(remedy)
  expect(failure.details).toBe(output)
})

test('only the end of a long output is shown', () => {
  const failure = installFailure(Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n'))
  expect(failure.details?.split('\n')).toHaveLength(20)
  expect(failure.details).toMatch(/line 99$/)
})

test('the help text of npm does not hide the cause', () => {
  const output =
    'npm error code EUSAGE\nnpm error Missing: a@1 from lock file\nnpm error Clean install a project\nnpm error Usage:\nnpm error npm ci'
  expect(installFailure(output).details).toBe('npm error code EUSAGE\nnpm error Missing: a@1 from lock file')
})
