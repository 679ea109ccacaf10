import { expect, test } from 'vitest'
import { openApi } from '../testing/openApi.ts'
import { readContract } from '../testing/readContract.ts'
import { aliasProblem } from './aliasProblem.ts'

test('a short document that expands to very many values is refused', () => {
  const values = Array.from({ length: 1000 }, (_, index) => index)
  const repeated = Array.from({ length: 1000 }, () => values)
  expect(aliasProblem(repeated, 5_000)).toContain('expand to more than 200000 values')
  expect(aliasProblem(repeated, 500_000)).toBeUndefined()
})

test('parts that contain each other are reported, whatever their order', () => {
  const parts: unknown[] = [[]]
  for (let index = 1; index < 5000; index++) parts.push([parts[index - 1]])
  expect(aliasProblem(parts, 1e6)).toContain('nest more than 1000 deep')
  expect(aliasProblem([...parts].reverse(), 1e6)).toContain('nest more than 1000 deep')
  expect(aliasProblem(parts.slice(0, 900), 1e6)).toBeUndefined()
})

test('a part that contains itself is reported', () => {
  const read = readContract({ 'api.yaml': 'openapi: 3.1.0\nx-a: &a [*a]\n' })
  expect(read.reported).toEqual([expect.stringContaining('an alias refers to a node that contains it')])
})

test('parts that repeat others are read', () => {
  const text = JSON.stringify(openApi({ schemas: { A: 'A', B: 'B' } }))
    .replace('"A":"A"', '"A": &a {"type": "object", "description": "One."}')
    .replace('"B":"B"', '"B": {<<: *a, "description": "Two."}')
  expect(readContract({ 'api.yaml': text }).reported).toEqual([])
})
