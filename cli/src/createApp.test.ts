import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from './createApp.ts'
import { readCommand } from './options.ts'
import * as prompts from './prompts.ts'
import { listTemplates, templatesFolder } from './templates.ts'

vi.mock(import('./prompts.ts'), async (original) => ({
  ...(await original()),
  askDirectory: vi.fn(),
  askTemplate: vi.fn(),
  askNetworks: vi.fn(),
  askSignIn: vi.fn(),
  askLogins: vi.fn(),
  askServices: vi.fn(),
  askProjectId: vi.fn(),
  confirmOverwriting: vi.fn(),
}))

const asked = vi.mocked(prompts)
let here: string

beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
  const all = [
    asked.askDirectory,
    asked.askTemplate,
    asked.askNetworks,
    asked.askSignIn,
    asked.askLogins,
    asked.askServices,
    asked.askProjectId,
    asked.confirmOverwriting,
  ]
  for (const ask of all) ask.mockReset().mockRejectedValue(new Error('unexpected prompt'))
})

afterEach(() => rmSync(here, { recursive: true, force: true }))

const templates = listTemplates(templatesFolder())

async function create(...args: readonly string[]) {
  const command = readCommand({ args, templates, version: '1.2.3' })
  if (command.name !== 'create') throw new Error(`${command.name} was read`)
  const { files, ...app } = await createApp({
    options: command.options,
    templates,
    workingDirectory: here,
    canAsk: true,
  })
  return { ...app, read: (path: string) => files.get(path)?.toString() }
}

const everyFlag = ['--template', 'react-vite', '--networks', 'base', '--no-server', '--logins', 'none']

test('prompts for values missing on the command line', async () => {
  asked.askDirectory.mockResolvedValue('asked-app')
  asked.askTemplate.mockResolvedValue('react-vite')
  asked.askNetworks.mockResolvedValue(['optimism'])
  asked.askSignIn.mockResolvedValue('server')
  asked.askLogins.mockResolvedValue(['email'])
  asked.askServices.mockResolvedValue('hosted')
  asked.askProjectId.mockResolvedValue('asked-id')
  const { read, ...app } = await create()
  expect(app).toEqual({ folder: join(here, 'asked-app'), name: 'asked-app', hasFrame: true })
  expect(read('.env')).toContain('VITE_PROJECT_ID=asked-id\n')
  expect(read('src/networks.ts')).toContain('= [optimism]\n')
  expect(read('src/logins.ts')).toContain('{ email: true, socials: false }')
  expect(read('server/createSignIn.ts')).toBeDefined()
  expect(read('.env.local')).toMatch(/^SIGN_IN_SECRET=[\w-]{43}\n$/)
  expect(readdirSync(here)).toEqual([])
})

test('does not prompt for values on the command line', async () => {
  const { read } = await create('my-app', ...everyFlag, '--services', 'hosted', '--project-id', 'abc')
  expect(read('server/createSignIn.ts')).toBeUndefined()
  expect(read('src/networks.ts')).toContain('= [base]\n')
})

test('no project id is asked for where no hosted service is used', async () => {
  const { read } = await create('my-app', ...everyFlag, '--services', 'sandbox')
  expect(read('.env')).toMatch(/^VITE_SERVICES=sandbox$/m)
})

test('an empty project id stays empty', async () => {
  asked.askProjectId.mockResolvedValue(undefined)
  const { read } = await create('my-app', ...everyFlag, '--services', 'hosted')
  expect(read('.env')).toMatch(/^VITE_PROJECT_ID=$/m)
})

test('asks before it writes into a folder that is not empty, with the files that are replaced', async () => {
  mkdirSync(join(here, 'my-app'))
  writeFileSync(join(here, 'my-app/package.json'), '{}')
  writeFileSync(join(here, 'my-app/notes.txt'), 'mine')
  const flags = ['my-app', ...everyFlag, '--services', 'sandbox']
  asked.confirmOverwriting.mockRejectedValue(new prompts.Cancelled())
  await expect(create(...flags)).rejects.toBeInstanceOf(prompts.Cancelled)
  asked.confirmOverwriting.mockResolvedValue(undefined)
  expect((await create(...flags)).name).toBe('my-app')
  expect(asked.confirmOverwriting).toHaveBeenCalledWith(join(here, 'my-app'), ['package.json'])
})

test('a server or logins are refused where the template has none', async () => {
  const bare = templates.map((template) => ({ ...template, server: undefined, frame: undefined }))
  const run = (...args: readonly string[]) => {
    const command = readCommand({ args, templates, version: '1.2.3' })
    if (command.name !== 'create') throw new Error(`${command.name} was read`)
    return createApp({ options: command.options, templates: bare, workingDirectory: here, canAsk: false })
  }
  await expect(run('my-app', '--yes', '--server')).rejects.toThrow(
    'The template "react-vite" has no sign-in.',
  )
  await expect(run('my-app', '--yes', '--sign-in', 'external')).rejects.toThrow('has no sign-in')
  await expect(run('my-app', '--yes', '--logins', 'all')).rejects.toThrow('has no logins')
})

test('of a template without sign-in and logins neither is asked for', async () => {
  const { read } = await create('my-app', '-t', 'headless', '--networks', 'base', '--services', 'sandbox')
  expect(read('.env')).toMatch(/^VITE_SIGN_IN=off$/m)
})

test('a template for some networks has those alone, and the first of them by default', async () => {
  asked.askNetworks.mockResolvedValue(['solanaDevnet'])
  const flags = ['my-app', '-t', 'solana', '--no-server', '--logins', 'none', '--services', 'sandbox']
  expect((await create(...flags)).read('src/networks.ts')).toContain('= [solanaDevnet]\n')
  expect(asked.askNetworks).toHaveBeenCalledWith(['solana'], ['solana', 'solanaDevnet'])
  expect((await create(...flags, '--yes')).read('src/networks.ts')).toContain('= [solana]\n')
  await expect(create(...flags, '--networks', 'solana,base')).rejects.toThrow(
    'The template "solana" has no network "base". Available: solana, solanaDevnet',
  )
})

test('an app without a page is asked for its networks alone', async () => {
  asked.askNetworks.mockResolvedValue(['base'])
  const { read } = await create('my-app', '-t', 'auth-server')
  expect(read('src/networks.ts')).toContain('= [base]\n')
  expect(read('.env.local')).toMatch(/^SIGN_IN_SECRET=[\w-]{43}\n$/)
  expect(read('.env')).not.toContain('PROJECT_ID')
  await expect(create('my-app', '-t', 'auth-server', '--no-server')).rejects.toThrow(
    'The template "auth-server" has --sign-in server always.',
  )
})

test('an invalid flag is rejected before the first prompt', async () => {
  await expect(create('--template', 'x')).rejects.toThrow(/Unknown template "x"/)
  await expect(create('..')).rejects.toThrow(/outside/)
  await expect(create('my-app', ...everyFlag, '--services', 'own', '--project-id', 'a b')).rejects.toThrow(
    /project id/,
  )
  await expect(create('my-app', '-t', 'next', '--networks', 'none', '--no-server')).rejects.toThrow(
    'An app needs a network.',
  )
})
