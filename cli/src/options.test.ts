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
    networks: undefined,
    signIn: undefined,
    logins: undefined,
    services: undefined,
    projectId: undefined,
    yes: false,
    overwrite: false,
    dryRun: false,
    install: false,
    git: false,
  })
})

test('every argument', () => {
  const args = [
    '--template',
    'react-vite',
    '--project-id=abc',
    '--sign-in',
    'external',
    '--logins',
    'email,x',
  ]
  const more = [
    '--networks',
    'base,mainnet,base',
    '--services',
    'own',
    '--install',
    'pnpm',
    '--git',
    '--dry-run',
  ]
  expect(read('my-app', ...args, ...more, '--yes', '--overwrite')).toEqual({
    directory: 'my-app',
    template: 'react-vite',
    networks: ['base', 'mainnet'],
    signIn: 'external',
    logins: ['email', 'x'],
    services: 'own',
    projectId: 'abc',
    yes: true,
    overwrite: true,
    dryRun: true,
    install: 'pnpm',
    git: true,
  })
})

test('short flags', () => {
  expect(read('-t', 'react-vite', '-y')).toMatchObject({ template: 'react-vite', yes: true })
})

test('short for a kind of sign-in', () => {
  expect(read('--no-server').signIn).toBe('none')
  expect(read('--server').signIn).toBe('server')
})

test('all and none', () => {
  expect(read('--logins', 'all').logins).toContain('farcaster')
  expect(read('--logins', 'none').logins).toEqual([])
  expect(read('--install').install).toBe(true)
})

test.each([
  [['--tempalte', 'x'], /unknown option '--tempalte'/],
  [['--template'], /argument missing/],
  [['--template', '--yes'], /must not begin with a hyphen/],
  [['--project-id', '-y'], /must not begin with a hyphen/],
  [['one', 'two'], /too many arguments/],
  [['--networks', 'mainnet,moon'], /Unknown value "moon" of --networks. Available: mainnet, /],
  [['--logins', 'myspace'], /Unknown value "myspace" of --logins/],
  [['--sign-in', 'maybe'], /Allowed choices are none, server, external/],
  [['--services', 'mine'], /Allowed choices are hosted, own, sandbox/],
  [['--install', 'pip'], /Allowed choices are npm, pnpm, yarn, bun/],
  [['--server', '--sign-in', 'none'], /cannot be used with/],
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

test.each([
  [['add'], {}],
  [
    ['add', 'app', '--dry-run', '--no-install', '--no-button'],
    { folder: 'app', dryRun: true, install: false, button: false },
  ],
  [
    [
      'add',
      '--yes',
      '--networks',
      'base',
      '--sign-in',
      'server',
      '--logins',
      'none',
      '--csp',
      '--install',
      'bun',
    ],
    { yes: true, networks: ['base'], signIn: 'server', logins: [], policy: true, install: 'bun' },
  ],
  [
    ['add', '--no-csp', '--services', 'own', '--project-id', 'id', '--force'],
    { policy: false, services: 'own', projectId: 'id', force: true },
  ],
])('%j', (args, options) => {
  const defaults = {
    folder: '.',
    services: 'hosted',
    button: true,
    install: true,
    dryRun: false,
    yes: false,
    force: false,
  }
  expect(readAny(...args)).toEqual({ name: 'add', options: { ...defaults, ...options } })
})

test('undo', () => {
  expect(readAny('undo')).toEqual({ name: 'undo', options: { folder: '.', force: false } })
  expect(readAny('undo', 'app', '--force')).toEqual({ name: 'undo', options: { folder: 'app', force: true } })
})

test.each([
  [['add', '--services', 'sandbox'], /Allowed choices are hosted, own/],
  [['add', '--networks', 'moon'], /Unknown value "moon" of --networks/],
  [['migrate', 'one', 'two'], /too many arguments/],
  [['migrate', '--template', 'x'], /unknown option '--template'/],
  [['undo', '--dry-run'], /unknown option '--dry-run'/],
])('%j is rejected', (args, message) => {
  expect(() => readAny(...args)).toThrow(UsageError)
  expect(() => readAny(...args)).toThrow(message)
})
