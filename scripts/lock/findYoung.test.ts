import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { findYoung, lockedVersions } from './findYoung.ts'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    sdk: { version: '0.1.0' },
    'node_modules/@wallet-kit/sdk': { version: '0.1.0', link: true },
    'node_modules/old': { version: '1.0.0' },
    'node_modules/alias': { version: '2.0.0', name: 'young' },
    'node_modules/old/node_modules/young': { version: '2.0.0' },
  },
}
const published = { 'old@1.0.0': '2026-01-01', 'young@2.0.0': '2026-01-10' }
const dates = { recorded: '2026-01-16', exceptions: {}, published }

// T2
describe('findYoung', () => {
  test('reports a version that was published less than the wait before', () => {
    expect(findYoung(lock, dates)).toEqual([
      'young@2.0.0 was published on 2026-01-10, less than 7 days before 2026-01-16.',
    ])
    expect(findYoung(lock, { ...dates, recorded: '2026-01-17' })).toEqual([])
  })

  test('accepts an exception while it is needed', () => {
    const exceptions = { 'young@2.0.0': 'fixes GHSA-0000-0000-0000' }
    expect(findYoung(lock, { ...dates, exceptions })).toEqual([])
    expect(findYoung(lock, { ...dates, exceptions, recorded: '2026-01-17' })).toEqual([
      'young@2.0.0 needs no exception.',
    ])
  })

  test('an exception without a reason is none', () => {
    expect(findYoung(lock, { ...dates, exceptions: { 'young@2.0.0': '' } })).toHaveLength(1)
  })

  test('reports versions without a date, and dates without a version', () => {
    expect(findYoung(lock, { ...dates, published: { ...published, 'gone@1.0.0': '2026-01-01' } })).toContain(
      'gone@1.0.0 is not in the lock file. Run `node scripts/lock/main.ts`.',
    )
    expect(findYoung(lock, { ...dates, published: {} })).toEqual([
      'old@1.0.0: its date is missing. Run `node scripts/lock/main.ts`.',
      'young@2.0.0: its date is missing. Run `node scripts/lock/main.ts`.',
    ])
  })
})

// T2
describe('the dependencies of this repository', () => {
  const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
  const own = JSON.parse(read('package-lock.json'))
  const recorded = JSON.parse(read('scripts/lock/releaseDates.json'))

  test('are at least 7 days old (record new ones with `node scripts/lock/main.ts`)', () => {
    expect(lockedVersions(own).length).toBeGreaterThan(100)
    expect(findYoung(own, recorded)).toEqual([])
  })

  // The browser tests' chain is the only one; `npm ci --ignore-scripts` works without it.
  test('have no install script, but for those of development tools, which are not run', () => {
    const withScript = Object.entries<{ hasInstallScript?: boolean }>(own.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path)
    expect(withScript).toEqual([
      'node_modules/@foundry-rs/anvil',
      // Native parts of a web socket that @solana/web3.js 1 may use, in tests; without them it uses JavaScript.
      'node_modules/bufferutil',
      // Bundles generated code in tests; its binary is a package of its own.
      'node_modules/esbuild',
      'node_modules/utf-8-validate',
    ])
  })

  test('have the hash of each file in the lock file, so that a replaced one is refused', () => {
    const entries = Object.entries<{ integrity?: string; link?: boolean; optional?: boolean }>(own.packages)
    const unverified = entries
      .filter(([path, { integrity, link, optional }]) => {
        return path.includes('node_modules/') && !link && !integrity && !optional
      })
      .map(([path]) => path)
    expect(unverified).toEqual([])
  })
})
