import { expect, test } from 'vitest'
import { readCommand } from './options.ts'
import { UsageError } from './UsageError.ts'

const readAny = (...args: readonly string[]) => readCommand({ args, templates: [], version: '1.2.3' })

function read(...args: readonly string[]) {
  const command = readAny(...args)
  if (command.name !== 'create') throw new Error(`${command.name} was read`)
  return command.options
}

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

test.each([
  [['migrate'], {}],
  [['migrate', 'app', '--dry-run'], { folder: 'app', dryRun: true }],
  [['migrate', '--yes', '--force', '--wagmi3'], { yes: true, force: true, wagmi3: true }],
])('%j', (args, options) => {
  const defaults = { folder: '.', dryRun: false, yes: false, force: false, wagmi3: false }
  expect(readAny(...args)).toEqual({ name: 'migrate', options: { ...defaults, ...options } })
})

test('undo', () => {
  expect(readAny('undo')).toEqual({ name: 'undo', options: { folder: '.', force: false } })
  expect(readAny('undo', 'app', '--force')).toEqual({ name: 'undo', options: { folder: 'app', force: true } })
})

test.each([
  [['migrate', 'one', 'two'], /too many arguments/],
  [['migrate', '--template', 'x'], /unknown option '--template'/],
  [['undo', '--dry-run'], /unknown option '--dry-run'/],
])('%j is rejected', (args, message) => {
  expect(() => readAny(...args)).toThrow(UsageError)
  expect(() => readAny(...args)).toThrow(message)
})
