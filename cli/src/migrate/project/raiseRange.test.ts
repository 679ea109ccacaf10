import { expect, test } from 'vitest'
import { raiseRange } from './raiseRange.ts'

test.each([
  ['^2.21.0', '^2.38.0'],
  ['~2.21.0', '~2.38.0'],
  ['2.21.0', '2.38.0'],
  ['>=2.0.0', '>=2.38.0'],
  ['^2', '^2.38.0'],
  ['2.x', '^2.38.0'],
  ['^1.21.4', '^2.38.0'],
  ['^2.38.0', '^2.38.0'],
  ['^2.45.1', '^2.45.1'],
  ['3.0.0', '3.0.0'],
  ['latest', 'latest'],
  ['workspace:*', 'workspace:*'],
  ['npm:viem@2.1.0', 'npm:viem@2.1.0'],
  ['^1.0.0 || ^2.0.0', '^1.0.0 || ^2.0.0'],
])('%s becomes %s', (range, raised) => {
  expect(raiseRange(range, '2.38.0')).toBe(raised)
})
