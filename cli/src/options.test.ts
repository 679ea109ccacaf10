import { expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { UsageError } from './UsageError.ts'

test('nothing said', () => {
  expect(readOptions([])).toEqual({
    directory: undefined,
    template: undefined,
    projectId: undefined,
    yes: false,
    overwrite: false,
    help: false,
    version: false,
  })
})

test('everything said', () => {
  const args = ['my-app', '--template', 'react-vite', '--project-id=abc', '--yes', '--overwrite']
  expect(readOptions(args)).toMatchObject({
    directory: 'my-app',
    template: 'react-vite',
    projectId: 'abc',
    yes: true,
    overwrite: true,
  })
})

test('short flags', () => {
  expect(readOptions(['-t', 'react-vite', '-y', '-h', '-v'])).toMatchObject({
    template: 'react-vite',
    yes: true,
    help: true,
    version: true,
  })
})

test.each([[['--tempalte', 'x']], [['--template']], [['one', 'two']], [['--yes=no']]])(
  '%j is refused',
  (args) => {
    expect(() => readOptions(args)).toThrow(UsageError)
  },
)
