import { expect, test } from 'vitest'
import { findWrongDoors } from './findWrongDoors.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

function find(path: string, source: string) {
  return findWrongDoors(plantFiles({ [`sdk/src/${path}`]: `export { a } from './a.ts'\n${source}\n` })).map(
    ({ file, line }) => `${file}:${line}`,
  )
}

test.each([
  ['a module', 'a/load.ts', "await import('./code.ts')"],
  ['a module whose name ends like a door', 'a/load.ts', "await import('./reuse.ts')"],
  ['a computed path', 'a/load.ts', 'await import(path)'],
])('an import() of %s is found', (_, path, source) => {
  expect(find(path, source)).toEqual([`sdk/src/${path}:2`])
})

test('a door that holds code is found', () => {
  expect(find('a/use.ts', 'export const limit = 1')).toEqual(['sdk/src/a/use.ts:2'])
})

test.each([
  ['a door', 'a/load.ts', "await import('./use.ts')"],
  ['the door of another room', 'a/load.ts', "await import('../b/opening.ts')"],
  ['a package', 'a/load.ts', "await import('viem')"],
  ['a module as a type', 'a/load.ts', "type Code = typeof import('./code.ts')"],
  ['a module by a test', 'a/load.test.ts', "await import('./code.ts')"],
])('an import() of %s is allowed', (_, path, source) => {
  expect(find(path, source)).toEqual([])
})

test('a door may export several lines', () => {
  expect(find('a/use.ts', "export {\n  b,\n  c,\n} from './b.ts'")).toEqual([])
})
