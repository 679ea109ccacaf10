import { asList, bareSchema, certainProperties } from '../../model/bareSchema.ts'
import type { ArraySchema, Property, Schema } from '../../model/schema.ts'

/** The names of properties that count a list beside them, with the name of that list. */
export function listCounts(schema: Schema): readonly (readonly [count: string, list: string])[] {
  const properties = [...certainProperties(schema).values()]
  const lists = properties.flatMap(({ name, schema: own }) => {
    const list = asList(own)
    return list === undefined ? [] : [{ name, list }]
  })
  return properties.flatMap((property) => {
    const [list, another] = lists.filter(({ name }) => isCountOf(property.name, name))
    const [only, second] = lists
    const counted = another === undefined ? (list ?? undefined) : undefined
    const whole = second === undefined && countNames.has(wordsOf(property.name)) ? only : undefined
    const found = counted ?? whole
    return found !== undefined && canCount(property, found.list) ? [[property.name, found.name]] : []
  })
}

const countNames: ReadonlySet<string> = new Set(
  (
    'count total totalcount totalitems totalresults totalelements totalentries totalrecords itemcount ' +
    'resultcount recordcount numberofitems'
  ).split(' '),
)

/** `petCount`, `pets_total` and `totalPets` count `pets`. */
function isCountOf(name: string, list: string): boolean {
  const words = wordsOf(name)
  const plural = wordsOf(list)
  const singular = plural.replace(/s$/, '')
  return ['count', 'total'].some((word) =>
    [plural, singular].some((item) => words === `${item}${word}` || words === `${word}${item}`),
  )
}

function wordsOf(name: string): string {
  return name.replaceAll(/[-_\s]/g, '').toLowerCase()
}

/** Whether the length of every list of mock data is a value of the property. */
function canCount({ schema }: Property, { minItems = 0 }: ArraySchema): boolean {
  const count = bareSchema(schema)
  if (count.kind !== 'number') return false
  const { minimum = 0, exclusiveMinimum = -1, maximum, exclusiveMaximum, multipleOf = 1 } = count
  const isOpen = maximum === undefined && exclusiveMaximum === undefined
  return isOpen && multipleOf === 1 && minimum <= minItems && exclusiveMinimum < minItems
}
