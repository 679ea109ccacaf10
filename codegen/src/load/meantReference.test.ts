import { expect, test } from 'vitest'
import { createNearest, referenceByName } from './meantReference.ts'

test('suggestions end before unresolved references times names take too long', () => {
  const nearest = createNearest()
  const names = Array.from({ length: 1_000 }, (_, index) => `Name${index}`)
  let listed = 0
  const list = () => {
    listed++
    return names
  }
  expect(nearest('Nane7', list)).toBe('Name7')
  for (let index = 0; index < 10_000; index++) nearest('Nane7', list)
  expect(listed).toBeLessThan(1_000)
  expect(nearest('Nane7', list)).toBeUndefined()
})

test.each([
  [{ components: { schemas: { Pet: {} } } }, '#/components/schemas/Pet'],
  [{ components: { responses: { Pet: {} } } }, '#/components/responses/Pet'],
  [{ $defs: { Pet: {} } }, '#/$defs/Pet'],
  [{ components: 1, definitions: [] }, undefined],
  [[], undefined],
])('a name alone in %j means %s', (value, reference) => {
  const document = { file: 'a.json', absolutePath: '/a.json', text: '', value }
  expect(referenceByName(document, 'Pet')).toBe(reference)
  expect(referenceByName(document, 'toString')).toBeUndefined()
})
