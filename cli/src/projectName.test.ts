import { describe, expect, test } from 'vitest'
import { projectNameProblem, suggestProjectName } from './projectName.ts'

describe('projectNameProblem', () => {
  test.each(['my-app', 'app2', '2048', 'a.b_c'])('%s is fine', (name) => {
    expect(projectNameProblem(name)).toBeUndefined()
  })

  test.each([
    '',
    'My-App',
    'my app',
    '.hidden',
    '_private',
    '-rf',
    'a/b',
    'a\\b',
    '..',
    'ä',
    'a:b',
    'a%20b',
    'fs',
    'node_modules',
    'favicon.ico',
    'a'.repeat(215),
  ])('%j is not', (name) => {
    expect(projectNameProblem(name)).toEqual(expect.any(String))
  })
})

test.each([
  ['My App', 'my-app'],
  ['  Grüße an alle!  ', 'gr-e-an-alle'],
  ['@me/app', 'me-app'],
  ['fs', 'wallet-kit-app'],
  ['..', 'wallet-kit-app'],
  ['a'.repeat(300), 'a'.repeat(214)],
])('for %j it suggests %s', (text, name) => {
  expect(suggestProjectName(text)).toBe(name)
  expect(projectNameProblem(suggestProjectName(text))).toBeUndefined()
})
