import { expect, test } from 'vitest'
import { mergeJson } from './mergeJson.ts'

test('objects are merged, other values replaced, and the order of the base is kept', () => {
  const base = { name: 'app', scripts: { dev: 'vite', build: 'tsc' }, types: ['a'], engines: { node: '20' } }
  const added = { scripts: { start: 'node' }, types: ['b', 'c'], engines: { node: '22' }, extra: null }
  const merged = mergeJson(base, added)
  expect(merged).toEqual({
    name: 'app',
    scripts: { dev: 'vite', build: 'tsc', start: 'node' },
    types: ['b', 'c'],
    engines: { node: '22' },
    extra: null,
  })
  expect(Object.keys(merged)).toEqual(['name', 'scripts', 'types', 'engines', 'extra'])
})
