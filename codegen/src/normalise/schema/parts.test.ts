import { describe, expect, test } from 'vitest'
import { describedKeys } from '../../model/describedKeys.ts'
import { discriminatedMembers, namedMembers } from '../../model/discriminatedMembers.ts'
import type { Schema } from '../../model/schema.ts'
import { openApi } from '../../testing/openApi.ts'
import { fixtureFolder, httpService, readContract, readContractIn } from '../../testing/readContract.ts'

const folder = fixtureFolder('difficulties')

function modelsOf(contract: string | object): Readonly<Record<string, Schema>> {
  const read =
    typeof contract === 'string'
      ? readContractIn(folder, contract)
      : readContract({ 'api.json': openApi({ schemas: contract }) })
  return Object.fromEntries(httpService(read).models.map(({ name, schema }) => [name, schema]))
}

/** The kinds that a schema is made of. */
function shape(schema: Schema | undefined): unknown {
  if (schema === undefined) return undefined
  switch (schema.kind) {
    case 'union':
    case 'intersection':
      return { [schema.kind]: schema.members.map(shape) }
    default:
      return schema.kind
  }
}

describe('keywords of one type', () => {
  test('do not limit the other types that an enclosing schema names', () => {
    const models = modelsOf('all-of-of-type-lists.yaml')
    expect(shape(models.Code)).toEqual({
      intersection: [
        { union: ['string', 'null'] },
        { union: ['string', 'null'] },
        { union: ['string', 'null'] },
      ],
    })
    expect(shape(models.Extra)).toEqual({
      intersection: [{ union: ['object', 'null'] }, { union: ['object', 'null'] }],
    })
  })

  test('do not limit those that a reference beside them names', () => {
    const models = modelsOf({
      Text: { type: ['string', 'null'] },
      A: { $ref: '#/components/schemas/Text', maxLength: 3 },
    })
    expect(shape(models.A)).toEqual({ intersection: ['reference', { union: ['string', 'null'] }] })
  })

  test('imply their type where no other is named', () => {
    expect(shape(modelsOf({ A: { maxLength: 3 } }).A)).toBe('string')
  })
})

describe('members of allOf with annotations only', () => {
  test('pass them to the whole', () => {
    const models = modelsOf({
      Text: { type: 'string' },
      A: {
        type: 'object',
        properties: {
          id: { allOf: [{ $ref: '#/components/schemas/Text' }, { readOnly: true, description: 'Given.' }] },
        },
      },
    })
    expect(models.A).toMatchObject({
      properties: [{ schema: { kind: 'reference', readOnly: true, description: 'Given.' } }],
    })
  })
})

describe('direction', () => {
  test('of a schema applies to the properties that refer to it', () => {
    const { models } = httpService(readContractIn(folder, 'read-only-of-a-reference.yaml'))
    const user = models.find(({ name }) => name === 'User')
    expect(user?.directional).toBe(true)
    const properties = user?.schema.kind === 'object' ? user.schema.properties : []
    expect(
      properties
        .filter(({ schema }) => schema.readOnly)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['id', 'list', 'owner', 'stamp'])
  })

  test('of a property is known to the parts of allOf that require it', () => {
    const { User } = modelsOf('read-only-in-all-of.yaml')
    const parts = User?.kind === 'intersection' ? User.members : []
    expect(parts.map((part) => (part.kind === 'object' ? part.undeclaredReadOnly : undefined))).toEqual([
      undefined,
      undefined,
      ['id'],
    ])
  })

  test('reaches models over lists, maps and unions', () => {
    const models = {
      Leaf: { type: 'object', properties: { id: { type: 'string', readOnly: true } } },
      List: { type: 'array', items: { $ref: '#/components/schemas/Leaf' } },
      Map: { type: 'object', additionalProperties: { $ref: '#/components/schemas/List' } },
      Either: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Map' }] },
      Other: { type: 'object' },
    }
    const read = httpService(readContract({ 'api.json': openApi({ schemas: models }) }))
    expect(read.models.filter(({ directional }) => directional).map(({ wireName }) => wireName)).toEqual([
      'Either',
      'Leaf',
      'List',
      'Map',
    ])
  })
})

describe('unevaluatedProperties', () => {
  const models = modelsOf.bind(undefined, 'unevaluated-properties.yaml')

  test('beside parts applies to the whole, and closes it where it is false', () => {
    const { Closed, Beside, Rest, Alone } = models()
    expect(Closed).toMatchObject({ kind: 'intersection', unevaluated: { kind: 'never' } })
    expect(Beside).toMatchObject({ kind: 'intersection', unevaluated: { kind: 'never' } })
    expect(Rest).toMatchObject({ kind: 'intersection', unevaluated: { kind: 'string' } })
    expect(Alone).toMatchObject({ kind: 'object', additional: false })
  })

  test('applies to keys that no part describes', () => {
    const keys = Object.fromEntries(
      Object.entries(models()).map(([name, schema]) => {
        const { names, all, exact } = describedKeys(schema)
        return [name, { names: [...names].sort(), all, exact }]
      }),
    )
    expect(keys).toMatchObject({
      Closed: { names: ['id', 'name'], all: false, exact: true },
      Beside: { names: ['id', 'name'], all: false, exact: true },
      Either: { names: ['a', 'b'], all: false, exact: false },
    })
  })
})

describe('a discriminator', () => {
  test.each([
    ['by-name', 'Pet', [['cat'], ['dog']], true],
    ['by-ref', 'Pet', [['felis'], ['canis', 'lupus']], false],
    ['without-mapping', 'Pet', [['Cat'], ['Dog']], false],
    [
      'by-enum',
      'Job',
      [
        ['queued', 'active'],
        ['done', 'failed'],
      ],
      true,
    ],
    ['of-unions', 'Animal', [['cat'], ['dog']], true],
    ['inline-members', 'Shape', [['circle'], ['square']], true],
    ['of-any-of-with-null', 'Owner', [['User'], ['Team']], false],
  ])('%s distinguishes the members', (file, name, values, own) => {
    const schema = modelsOf(`discriminator-${file}.yaml`)[name]
    const members = schema?.kind === 'union' ? discriminatedMembers(schema) : undefined
    expect(members?.map((member) => member.values)).toEqual(values)
    expect(members?.every((member) => member.own === own)).toBe(true)
  })

  test('that one member does not have distinguishes nothing', () => {
    const { Event } = modelsOf('discriminator-in-one-branch.yaml')
    expect(Event?.kind === 'union' && discriminatedMembers(Event)).toBe(undefined)
  })

  test.each([
    ['Pet', [['cat'], ['dog', 'hound'], ['Fish'], ['Puppy']]],
    ['Event', [['Created'], ['Event']]],
    ['Shape', [['circle'], ['square']]],
    ['Rule', [['plan'], ['total']]],
    ['Machine', [['Car'], ['Truck'], ['Machine']]],
    ['Car', [['Truck'], ['Car']]],
  ])('on the parent %s names what includes it', (name, values) => {
    const schema = modelsOf('discriminator-on-a-parent.yaml')[name]
    const members = schema?.kind === 'union' ? namedMembers(schema) : undefined
    expect(members?.map((member) => member.values)).toEqual(values)
  })

  test('that is not required makes the kinds of a parent a plain union', () => {
    expect(shape(modelsOf('discriminator-on-a-parent.yaml').Loose)).toEqual({
      union: ['reference', 'reference'],
    })
  })

  test('on a parent that lists its kinds keeps its other keywords for them', () => {
    const models = modelsOf('discriminator-on-a-parent-that-lists-its-kinds.yaml')
    expect(shape(models.Shape)).toEqual({ intersection: ['object', { union: ['reference', 'reference'] }] })
    expect(shape(models.ShapeBase)).toBe('object')
  })
})
