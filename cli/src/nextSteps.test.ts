import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { nextSteps } from './nextSteps.ts'

let here: string

beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
  onTestFinished(() => rmSync(here, { recursive: true }))
})

function stepsOf(
  path: string,
  environment: string,
  nodeVersion = 'v22.18.0',
  more = { isInstalled: false, hasFrame: false },
) {
  const folder = join(here, path)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.env'), environment)
  writeFileSync(join(folder, 'package.json'), '{ "engines": { "node": ">=22.18" } }')
  return nextSteps({ workingDirectory: here, folder, manager: 'pnpm', nodeVersion, ...more })
}

const withoutId = 'VITE_PROJECT_ID=\nVITE_SERVICES=hosted\n'

test('in a new folder', () => {
  expect(stepsOf('apps/my-app', withoutId).slice(0, 3)).toEqual([
    'cd apps/my-app',
    'pnpm install',
    'pnpm dev',
  ])
})

test('in the folder itself', () => {
  expect(stepsOf('', withoutId).slice(0, 2)).toEqual(['pnpm install', 'pnpm dev'])
})

test('an installed app with logins', () => {
  const [, frame, dev] = stepsOf('my-app', withoutId, 'v22.18.0', { isInstalled: true, hasFrame: true })
  expect(frame).toMatch(/^pnpm frame /)
  expect(dev).toBe('pnpm dev')
})

test('names the project id, the file and the sandbox', () => {
  const text = stepsOf('my-app', withoutId).join('\n')
  expect(text).toContain('put it into .env as VITE_PROJECT_ID.')
  expect(text).toContain('pnpm offline')
})

test('a project id that is there is not asked for', () => {
  const text = stepsOf('my-app', 'NEXT_PUBLIC_PROJECT_ID=abc\nNEXT_PUBLIC_SERVICES=hosted\n').join('\n')
  expect(text).toContain('use the project id in .env (NEXT_PUBLIC_PROJECT_ID)')
  expect(text).not.toContain('put it into')
})

test('says which Node is missing', () => {
  const [first] = stepsOf('my-app', withoutId, 'v20.20.2')
  expect(first).toBe('Install Node 22.18 or newer: this app does not run on v20.20.2.')
})
