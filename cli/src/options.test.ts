import { expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { UsageError } from './UsageError.ts'

const read = (...args: readonly string[]) => readOptions({ args, templates: [], version: '1.2.3' })

test('no arguments', () => {
  expect(read()).toEqual({
    directory: undefined,
    template: undefined,
    projectId: undefined,
    server: undefined,
    yes: false,
    overwrite: false,
  })
})

test('every argument', () => {
  expect(
    read('my-app', '--template', 'react-vite', '--project-id=abc', '--server', '--yes', '--overwrite'),
  ).toEqual({
    directory: 'my-app',
    template: 'react-vite',
    projectId: 'abc',
    server: true,
    yes: true,
    overwrite: true,
  })
})

test('short flags', () => {
  expect(read('-t', 'react-vite', '-y')).toMatchObject({ template: 'react-vite', yes: true })
})

test('no server', () => {
  expect(read('--no-server').server).toBe(false)
})

test.each([
  [['--tempalte', 'x'], /unknown option '--tempalte'/],
  [['--template'], /argument missing/],
  [['--template', '--yes'], /must not begin with a hyphen/],
  [['--project-id', '-y'], /must not begin with a hyphen/],
  [['one', 'two'], /too many arguments/],
  [['--yes=no'], /unknown option '--yes=no'/],
])('%j is rejected', (args, message) => {
  expect(() => read(...args)).toThrow(UsageError)
  expect(() => read(...args)).toThrow(message)
})
