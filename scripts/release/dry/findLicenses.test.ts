import { expect, test } from 'vitest'
import { plantFiles } from '../../checks/plantFiles.test.helper.ts'
import { findOtherLicenses } from './findLicenses.ts'

test('lists packages whose license asks for more than its notice', () => {
  const manifest = (name: string, license: unknown) => JSON.stringify({ name, version: '1.0.0', license })
  const app = plantFiles({
    'node_modules/a/package.json': manifest('a', 'MIT'),
    'node_modules/a/node_modules/@x/b/package.json': manifest('@x/b', 'GPL-3.0'),
    'node_modules/a/dist/package.json': manifest('inside', 'GPL-3.0'),
    'node_modules/c/package.json': manifest('c', '(MIT OR GPL-3.0)'),
    'node_modules/d/package.json': manifest('d', 'MIT AND MPL-2.0'),
    'node_modules/e/package.json': manifest('e', undefined),
    'node_modules/f/package.json': manifest('f', [{ type: 'BSD-3-Clause' }]),
    'node_modules/rpc-websockets/package.json': manifest('rpc-websockets', 'LGPL-3.0-only'),
  })
  const found = findOtherLicenses(app)
  expect(found.map(({ text }) => text)).toEqual([
    '@x/b@1.0.0: "GPL-3.0"',
    'd@1.0.0: "MIT AND MPL-2.0"',
    'e@1.0.0: undefined',
    'rpc-websockets@1.0.0: "LGPL-3.0-only"',
  ])
  expect(found.map(({ terms }) => terms !== undefined)).toEqual([false, false, false, true])
})
