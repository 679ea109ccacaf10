import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from './createApp.ts'
import { readCommand } from './options.ts'
import { askDirectory, askProjectId, askServer, askTemplate, Cancelled } from './prompts.ts'
import { listTemplates, templatesFolder } from './templates.ts'

vi.mock(import('./prompts.ts'), async (original) => ({
  ...(await original()),
  askDirectory: vi.fn(),
  askTemplate: vi.fn(),
  askProjectId: vi.fn(),
  askServer: vi.fn(),
}))

let here: string

beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
  vi.mocked(askDirectory).mockRejectedValue(new Error('unexpected prompt for a directory'))
  vi.mocked(askTemplate).mockRejectedValue(new Error('unexpected prompt for a template'))
  vi.mocked(askProjectId).mockRejectedValue(new Error('unexpected prompt for a project id'))
  vi.mocked(askServer).mockRejectedValue(new Error('unexpected prompt for a server'))
})

afterEach(() => rmSync(here, { recursive: true, force: true }))

const templates = listTemplates(templatesFolder())
function optionsOf(args: readonly string[]) {
  const command = readCommand({ args, templates, version: '1.2.3' })
  if (command.name !== 'create') throw new Error(`${command.name} was read`)
  return command.options
}

const create = (...args: readonly string[]) =>
  createApp({
    options: optionsOf(args),
    templates,
    workingDirectory: here,
    canAsk: true,
  })

test('prompts for values missing on the command line', async () => {
  vi.mocked(askDirectory).mockResolvedValue('asked-app')
  vi.mocked(askTemplate).mockResolvedValue('react-vite')
  vi.mocked(askServer).mockResolvedValue(true)
  vi.mocked(askProjectId).mockResolvedValue('asked-id')
  expect(await create()).toEqual({ folder: join(here, 'asked-app'), name: 'asked-app' })
  expect(readFileSync(join(here, 'asked-app/.env'), 'utf8')).toContain('VITE_PROJECT_ID=asked-id\n')
  expect(readdirSync(join(here, 'asked-app'))).toContain('server')
})

test('does not prompt for values on the command line', async () => {
  await create('my-app', '--template', 'react-vite', '--project-id', 'abc', '--no-server')
  expect(readdirSync(here)).toEqual(['my-app'])
  expect(readdirSync(join(here, 'my-app'))).not.toContain('server')
})

test('an empty project id stays empty', async () => {
  vi.mocked(askProjectId).mockResolvedValue(undefined)
  await create('my-app', '--template', 'react-vite', '--no-server')
  expect(readFileSync(join(here, 'my-app/.env'), 'utf8')).toMatch(/^VITE_PROJECT_ID=$/m)
})

test('Ctrl-C at the last prompt leaves nothing behind', async () => {
  vi.mocked(askProjectId).mockRejectedValue(new Cancelled())
  await expect(create('my-app', '--template', 'react-vite', '--server')).rejects.toBeInstanceOf(Cancelled)
  expect(readdirSync(here)).toEqual([])
})

test('a server is refused where the template has none', async () => {
  const options = optionsOf(['my-app', '--yes', '--server'])
  const without = templates.map((template) => ({ ...template, serverFolder: undefined }))
  const created = createApp({ options, templates: without, workingDirectory: here, canAsk: false })
  await expect(created).rejects.toThrow('The template "react-vite" has no server. Remove --server.')
  expect(readdirSync(here)).toEqual([])
})

test('an invalid flag is rejected before the first prompt', async () => {
  await expect(create('--template', 'x')).rejects.toThrow(/Unknown template "x"/)
  await expect(create('..')).rejects.toThrow(/outside/)
})
