import { expect, test } from 'vitest'
import { findManyDoors, findWrongDoors } from './findWrongDoors.ts'
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

test('an import() beyond the limit is found, in whichever package it is', () => {
  const open = (doors: readonly string[]) =>
    doors.map((door) => `await import('./${door}/use.ts')`).join('\n')
  const root = plantFiles({
    'sdk/src/a/load.ts': open(['b', 'c']),
    'sdk/src/a/load.test.ts': open(['d']),
    'sdk/src/testing/a/load.ts': open(['d']),
    'ui/src/a/load.ts': open(['b', 'c']),
  })
  const places = (limit: number) => findManyDoors(root, limit).map(({ file, line }) => `${file}:${line}`)
  expect(places(4)).toEqual([])
  expect(places(3)).toEqual(['ui/src/a/load.ts:2'])
  expect(places(1)).toEqual(['sdk/src/a/load.ts:2', 'ui/src/a/load.ts:1', 'ui/src/a/load.ts:2'])
})
