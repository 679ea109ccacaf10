import { expect, test } from 'vitest'
import { writeProject } from '../test/project.test.helper.ts'
import { checkBuild } from './checkBuild.ts'
import { checkPackages } from './checkPackages.ts'

/** A project with the kit and React, as npm lays them out. */
function write(changes: Readonly<Record<string, string | object>> = {}) {
  return writeProject({
    'package.json': { dependencies: { '@wallet-kit/react': '0.1.0', react: '^19.0.0' } },
    'node_modules/@wallet-kit/react/package.json': {
      version: '0.1.0',
      engines: { node: '>=20.19' },
      dependencies: { '@wallet-kit/sdk': '0.1.0' },
      peerDependencies: { react: '^18.2.0 || ^19.0.0', '@emotion/react': '^11.0.0' },
      peerDependenciesMeta: { '@emotion/react': { optional: true } },
    },
    'node_modules/@wallet-kit/sdk/package.json': { version: '0.1.0', dependencies: { viem: '^2.38.0' } },
    'node_modules/react/package.json': { version: '19.3.1' },
    'node_modules/viem/package.json': { version: '2.47.0' },
    ...changes,
  })
}

const check = (folder: string, node = 'v24.1.0') => checkPackages(folder, node)

test('finds nothing wrong where everything fits', () => {
  expect(check(write())).toEqual([
    { id: 'packages/versions', level: 'ok', text: 'wallet-kit 0.1.0, 2 packages' },
  ])
})

test.each([
  ['no package of the kit', { 'package.json': {} }, 'packages/none', 'is installed here'],
  [
    'packages of two versions',
    { 'node_modules/@wallet-kit/sdk/package.json': { version: '0.2.0' } },
    'packages/versions',
    '@wallet-kit/react 0.1.0, @wallet-kit/sdk 0.2.0',
  ],
  [
    'a React that is too old',
    { 'node_modules/react/package.json': { version: '17.0.2' } },
    'packages/peer',
    'works with react ^18.2.0 || ^19.0.0; 17.0.2 is installed',
  ],
  [
    'an optional peer of another version',
    { 'node_modules/@emotion/react/package.json': { version: '10.3.1' } },
    'packages/peer',
    '10.3.1',
  ],
  [
    'a second viem, below the kit',
    { 'node_modules/@wallet-kit/sdk/node_modules/viem/package.json': { version: '2.30.0' } },
    'packages/copies',
    'viem is installed 2 times: 2.47.0, 2.30.0',
  ],
])('says %s', (_, changes, id, text) => {
  const findings = check(write(changes))
  const found = findings.find((finding) => finding.level === 'error')
  expect(found).toMatchObject({ id, text: expect.stringContaining(text), remedy: expect.any(String) })
  expect(findings.filter(({ level }) => level === 'error')).toHaveLength(1)
})

test('says that a peer is missing, and that Node is too old', () => {
  const folder = writeProject({
    'package.json': { dependencies: { '@wallet-kit/react': '0.1.0' } },
    'node_modules/@wallet-kit/react/package.json': {
      version: '0.1.0',
      engines: { node: '>=20.19' },
      peerDependencies: { react: '^19.0.0' },
    },
  })
  expect(check(folder, 'v20.11.0').map(({ id }) => id)).toEqual([
    'packages/versions',
    'packages/node',
    'packages/peer',
  ])
})

test('counts copies in what was built', () => {
  const sdk = 'const key="wallet-kit.droppedItems"'
  const viem = 'const docs="https://viem.sh"'
  const once = writeProject({ 'dist/assets/a.js': `${sdk};${viem}`, 'dist/assets/b.js': 'x' })
  expect(checkBuild(once).map(({ level }) => level)).toEqual(['ok', 'ok'])
  const twice = writeProject({
    '.next/static/chunks/a.js': sdk,
    '.next/static/chunks/b.js': `${sdk};${viem}`,
  })
  expect(checkBuild(twice)).toMatchObject([
    { level: 'error', text: '@wallet-kit/sdk is in .next/static 2 times.' },
    { level: 'ok' },
  ])
  expect(checkBuild(writeProject({}))).toMatchObject([{ id: 'build/none', level: 'note' }])
})
