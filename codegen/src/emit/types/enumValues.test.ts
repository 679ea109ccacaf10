import { expect, test } from 'vitest'
import { compileFixture, writeFiles } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

const schemas = {
  'pet-kind': { type: 'string', enum: ['cat', 'dog', "bird's"] },
  Level: { type: 'integer', enum: [1, 2] },
  Maybe: { type: ['string', 'null'], enum: ['a', null] },
  Shape: { enum: [{ side: 1 }, 'none'] },
  Text: { type: 'string' },
}

test('a named enum has a list of its values at run time', async () => {
  const { folder, load } = compileFixture({ 'pets.json': openApi({ schemas }) }, { targets: ['types'] })
  const { petKindValues, levelValues, maybeValues, ...others } = await load('pets/types.ts')
  expect([petKindValues, levelValues, maybeValues]).toEqual([
    ['cat', 'dog', "bird's"],
    [1, 2],
    ['a', null],
  ])
  expect(others).toEqual({})
  writeFiles(folder, {
    'out/use.ts': `
      import { type Level, levelValues, type PetKind, petKindValues } from './pets/types.js'
      export const kinds: readonly PetKind[] = petKindValues
      export const levels: readonly Level[] = levelValues
      export const all: PetKind extends (typeof petKindValues)[number] ? true : false = true
    `,
  })
  expect(typeCheck(folder, { declaration: true, isolatedDeclarations: true })).toBe('')
})
