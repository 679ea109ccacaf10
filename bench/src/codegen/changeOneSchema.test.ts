import { expect, it } from 'vitest'
import { changeOneSchema } from './changeOneSchema.ts'

const schema = (name: string) => ({ type: 'object', properties: { [name]: { type: 'integer' } } })

const document = {
  openapi: '3.0.0',
  paths: { '/a': { get: { properties: { notASchema: 1 } } } },
  components: { schemas: { First: schema('a'), Second: schema('b'), Third: schema('c') } },
}

it('adds a property to one schema of a JSON document', () => {
  const changed = JSON.parse(changeOneSchema(JSON.stringify(document, null, 2)))
  expect(changed).toEqual({
    ...document,
    components: {
      schemas: {
        ...document.components.schemas,
        Second: {
          type: 'object',
          properties: { changed_by_bench: { type: 'string' }, b: { type: 'integer' } },
        },
      },
    },
  })
})

it('adds a property to one schema of a YAML document, and changes nothing else', () => {
  const before = 'components:\n  schemas:\n    Only:\n      properties:\n'
  const after = '        a:\n          type: string\npaths: {}\n'
  expect(changeOneSchema(before + after)).toBe(
    `${before}        changed_by_bench:\n          type: string\n${after}`,
  )
})

it('throws for a document without such a schema', () => {
  expect(() => changeOneSchema('paths: {}\n')).toThrow(/no component schema/)
  expect(() => changeOneSchema('components:\n  schemas:\n    A:\n      type: string\n')).toThrow(TypeError)
})
