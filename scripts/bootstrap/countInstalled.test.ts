import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countInstalled } from './countInstalled.mjs'

test('counts packages as they arrive, without workspaces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-count-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const progress = countInstalled(folder, {
    '': {},
    sdk: {},
    'node_modules/@wallet-kit/sdk': { link: true },
    'node_modules/a': {},
    'sdk/node_modules/b': {},
  })
  const unpack = (path: string) => writeFileSync(join(folder, path, 'package.json'), '{}')
  for (const path of ['node_modules/a', 'sdk/node_modules/b'])
    mkdirSync(join(folder, path), { recursive: true })
  expect(progress()).toBe('0 of 2')
  unpack('node_modules/a')
  expect(progress()).toBe('1 of 2')
  unpack('sdk/node_modules/b')
  expect(progress()).toBe('2 of 2')
})
