import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findCopies } from './findCopies.ts'

/** A folder with these packages, by path and version. */
function install(packages: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-copies-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, version] of Object.entries(packages)) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ version }))
  }
  return folder
}

test('one copy of each, or none of the app', () => {
  const host = install({
    'node_modules/@wallet-kit/react': '0.1.0',
    'node_modules/@wallet-kit/sdk': '0.1.0',
    'node_modules/@tanstack/react-query': '5.90.1',
    'node_modules/@wallet-kit/sdk/node_modules/viem': '2.57.1',
  })
  expect(findCopies(host)).toEqual([])
})

test('a copy inside one of our packages', () => {
  const host = install({
    'node_modules/@wallet-kit/react': '0.1.0',
    'node_modules/@wallet-kit/react/node_modules/@tanstack/react-query': '5.108.0',
    'node_modules/@tanstack/react-query': '5.90.1',
  })
  expect(findCopies(host)).toEqual([
    'two copies of @tanstack/react-query: 5.90.1 of the app, 5.108.0 of @wallet-kit/react',
  ])
})

test("pnpm's linked packages are compared by their real folders", () => {
  const store = 'node_modules/.pnpm/react-kit/node_modules'
  const host = install({
    [`${store}/@wallet-kit/react`]: '0.1.0',
    'node_modules/.pnpm/viem@1/node_modules/viem': '2.45.0',
    'node_modules/.pnpm/viem@2/node_modules/viem': '2.57.1',
  })
  mkdirSync(join(host, 'node_modules/@wallet-kit'))
  symlinkSync(join(host, store, '@wallet-kit/react'), join(host, 'node_modules/@wallet-kit/react'), 'dir')
  symlinkSync(
    join(host, 'node_modules/.pnpm/viem@1/node_modules/viem'),
    join(host, 'node_modules/viem'),
    'dir',
  )
  const ofKit = join(host, store, 'viem')
  symlinkSync(join(host, 'node_modules/.pnpm/viem@1/node_modules/viem'), ofKit, 'dir')
  expect(findCopies(host)).toEqual([])
  rmSync(ofKit)
  symlinkSync(join(host, 'node_modules/.pnpm/viem@2/node_modules/viem'), ofKit, 'dir')
  expect(findCopies(host)).toEqual(['two copies of viem: 2.45.0 of the app, 2.57.1 of @wallet-kit/react'])
})
