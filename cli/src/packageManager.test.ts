import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packageManagerFrom, packageManagerOf, runCommand } from './packageManager.ts'

test.each([
  ['npm/11.4.2 node/v24.0.0 linux x64 workspaces/false', 'npm', 'npm run dev'],
  ['pnpm/9.1.0 npm/? node/v20.19.0 linux x64', 'pnpm', 'pnpm dev'],
  ['yarn/4.2.0 npm/? node/v20.19.0 linux x64', 'yarn', 'yarn dev'],
  ['bun/1.2.0 npm/? node/v22.6.0 linux x64', 'bun', 'bun run dev'],
  ['cnpm/9.0.0', 'npm', 'npm run dev'],
  ['', 'npm', 'npm run dev'],
  [undefined, 'npm', 'npm run dev'],
])('%s is %s', (userAgent, manager, command) => {
  expect(packageManagerFrom(userAgent)).toBe(manager)
  expect(runCommand(packageManagerFrom(userAgent), 'dev')).toBe(command)
})

test.each([
  ['package-lock.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
])('%s is of %s, also in the folder above', (file, manager) => {
  const folder = mkdtempSync(join(tmpdir(), 'package-manager-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, file), '')
  expect(packageManagerOf(folder)).toBe(manager)
  expect(packageManagerOf(join(folder, 'app'))).toBe(manager)
  // A repository of its own has nothing to do with the folder above.
  mkdirSync(join(folder, 'app/.git'))
  expect(packageManagerOf(join(folder, 'app'))).toBeUndefined()
})
