import { describe, expect, test } from 'vitest'
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

const tone = { $ref: '#/components/schemas/Tone' }
const string = { type: 'string', enum: ['calm', 'loud'] }

describe.each([
  [
    '3.0.3',
    {
      A: { ...string, nullable: true },
      B: { ...string, nullable: true, enum: ['calm', 'loud', null] },
      C: { nullable: true, allOf: [tone] },
      D: { nullable: true, oneOf: [tone] },
      E: { nullable: true, anyOf: [tone], default: null },
      F: { ...string, nullable: true, default: null },
      G: { oneOf: [tone, { enum: [null] }] },
      H: { nullable: true, enum: ['calm', 'loud'] },
    },
  ],
  [
    '3.1.0',
    {
      A: { ...string, type: ['string', 'null'], enum: ['calm', 'loud', null] },
      B: { anyOf: [tone, { type: 'null' }] },
      C: { oneOf: [tone, { type: 'null' }] },
      D: { oneOf: [{ const: 'calm' }, { const: 'loud', title: 'Loud' }, { const: null }] },
      E: { anyOf: [{ allOf: [tone, { type: 'string' }] }, { type: 'null' }] },
      F: { type: ['string', 'null'], oneOf: [{ const: 'calm' }, { const: 'loud' }, { type: 'null' }] },
      G: { anyOf: [{ $ref: '#/components/schemas/D' }, tone] },
    },
  ],
])('in OpenAPI %s', (version, variants) => {
  const schemas = {
    ...variants,
    Tone: string,
    Consts: { oneOf: [{ enum: ['calm'] }, { enum: ['loud'] }] },
    Both: { allOf: [tone, { enum: ['loud', 'shrill'] }] },
    Text: { anyOf: [tone, { type: 'string' }] },
    Nothing: { enum: [null] },
    Short: { allOf: [tone, { type: 'string', maxLength: 4 }] },
    List: { anyOf: [tone, { enum: [['calm']] }] },
  }

  test('an enum that may be null, or is in parts, has a list of its values', async () => {
    const document = openApi({ schemas }, version)
    const { folder, load } = compileFixture({ 'tones.json': document }, { targets: ['types'] })
    const { toneValues, constsValues, bothValues, ...others } = await load('tones/types.ts')
    expect([toneValues, constsValues, bothValues]).toEqual([['calm', 'loud'], ['calm', 'loud'], ['loud']])
    const names = Object.keys(variants)
    expect(others).toEqual(
      Object.fromEntries(names.map((name) => [`${name.toLowerCase()}Values`, ['calm', 'loud', null]])),
    )
    const lines = [...names, 'Tone', 'Consts'].flatMap((name) => [
      `export const ${name}1: readonly types.${name}[] = types.${name.toLowerCase()}Values`,
      `export const ${name}2: types.${name} extends (typeof types.${name.toLowerCase()}Values)[number] ? true : false = true`,
    ])
    writeFiles(folder, { 'out/use.ts': [`import * as types from './tones/types.js'`, ...lines].join('\n') })
    expect(typeCheck(folder)).toBe('')
  })
})

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

test.each(['anyOf', 'oneOf', 'allOf'])(
  'an enum that %s names twice at each of 26 steps is read once a step',
  async (keyword) => {
    const next = (step: number) => ({ $ref: `#/components/schemas/S${step + 1}` })
    const steps = Array.from({ length: 26 }, (_, step) => [
      `S${step}`,
      { [keyword]: [next(step), next(step)] },
    ])
    const bomb = { ...Object.fromEntries(steps), S26: { type: 'string', enum: ['calm', 'loud'] } }
    const { load } = compileFixture({ 'tones.json': openApi({ schemas: bomb }) }, { targets: ['types'] })
    expect((await load('tones/types.ts')).s0Values).toEqual(['calm', 'loud'])
  },
)

test.each(['anyOf', 'oneOf', 'allOf'])(
  'schemas that refer to each other by %s have no list of values',
  async (keyword) => {
    const parts = (name: string) => ({
      [keyword]: [
        { $ref: '#/components/schemas/Tone' },
        { type: 'object', properties: { next: { $ref: `#/components/schemas/${name}` } } },
      ],
    })
    const cycle = { Tone: { type: 'string', enum: ['calm'] }, A: parts('B'), B: parts('A') }
    const { load } = compileFixture({ 'tones.json': openApi({ schemas: cycle }) }, { targets: ['types'] })
    expect(Object.keys(await load('tones/types.ts'))).toEqual(['toneValues'])
  },
)
