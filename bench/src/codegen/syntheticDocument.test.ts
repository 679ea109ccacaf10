import { expect, it } from 'vitest'
import { syntheticDocument } from './syntheticDocument.ts'

interface Parsed {
  paths: Record<string, Record<string, { operationId: string; tags: string[] }>>
  components: { schemas: Record<string, unknown> }
}

const parse = (operations: number): Parsed => JSON.parse(syntheticDocument(operations))
const operationsOf = ({ paths }: Parsed) => Object.values(paths).flatMap((path) => Object.values(path))

it.each([1, 7, 100, 1000])('has exactly %i operations with unique names', (count) => {
  const names = operationsOf(parse(count)).map(({ operationId }) => operationId)
  expect(names).toHaveLength(count)
  expect(new Set(names).size).toBe(count)
})

it('refers to existing models only', () => {
  const text = syntheticDocument(33)
  const { components } = parse(33)
  const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(references).not.toHaveLength(0)
  expect(references.filter((name) => !(String(name) in components.schemas))).toEqual([])
})

it('grows with the number of operations only', () => {
  const [small, large] = [100, 1000].map((count) => {
    const document = parse(count)
    const tags = new Set(operationsOf(document).flatMap(({ tags }) => tags))
    return { models: Object.keys(document.components.schemas).length - 1, tags: tags.size }
  })
  expect(small).toEqual({ models: 40, tags: 5 })
  expect(large).toEqual({ models: 400, tags: 50 })
})
