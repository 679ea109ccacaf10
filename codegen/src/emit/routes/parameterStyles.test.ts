import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compileContracts } from '../../testing/compileContracts.ts'
import { openApi } from '../../testing/openApi.ts'

type Group = Readonly<Record<string, unknown>>
type Type = 'primitive' | 'array' | 'object'

const schemas = {
  primitive: { type: 'string' },
  array: { type: 'array', items: { type: 'string' } },
  object: {
    type: 'object',
    properties: { R: { type: 'number' }, g: { type: 'boolean' }, s: { type: 'string' } },
  },
}

const values = {
  primitive: 'blue & green/#1+?',
  array: ['blue', 'a,b|c;d.e', 'ü?', '50%'],
  object: { R: 100, g: true, s: 'a=b&c,d' },
}

/** Values without the delimiters of styles that have no escape for them. */
const plainValues = { primitive: 'blue', array: ['blue', 'black'], object: { R: 100, g: true, s: 'brown' } }

/** Every combination that OpenAPI's table of styles defines. */
const combinations = [
  ...cross('path', ['simple', 'label', 'matrix'], [false, true], ['primitive', 'array', 'object']),
  ...cross('query', ['form'], [false, true], ['primitive', 'array', 'object']),
  ...cross('query', ['spaceDelimited', 'pipeDelimited'], [false], ['array']),
  ...cross('query', ['deepObject'], [true], ['object']),
  ...cross('header', ['simple'], [false, true], ['primitive', 'array', 'object']),
].map((combination, index) => ({ ...combination, id: `get${index}` }))

function cross(
  place: string,
  styles: readonly string[],
  explodes: readonly boolean[],
  types: readonly Type[],
) {
  return styles.flatMap((style) =>
    explodes.flatMap((explode) => types.map((type) => ({ place, style, explode, type }))),
  )
}

const paths = combinations.map(({ place, style, explode, type, id }) => {
  const parameter = { name: 'color', in: place, required: true, style, explode, schema: schemas[type] }
  const path = place === 'path' ? `/${id}/{color}/end` : `/${id}`
  return [
    path,
    { get: { operationId: id, parameters: [parameter], responses: { 200: { description: 'ok' } } } },
  ]
})
const { load } = compileContracts({ 'styles.json': openApi({ paths: Object.fromEntries(paths) }) })

test.each(combinations)(
  '$place, $style, explode $explode, $type',
  async ({ place, style, explode, type, id }) => {
    const isAmbiguous = place === 'header' || style === 'spaceDelimited' || (style === 'label' && explode)
    const sent: unknown = isAmbiguous ? plainValues[type] : values[type]
    const received: Group[] = []
    const app = new Hono()
    const routes = (await load('styles/routes.ts')) as Record<
      string,
      (app: Hono, handler: (request: Group) => Group) => void
    >
    routes[`${id}Route`]?.(app, (request) => {
      received.push(request)
      return { status: 200 }
    })
    const { createClient, [id]: call } = (await load('styles/client.ts')) as Record<
      string,
      (...given: unknown[]) => unknown
    >
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
      app.request(new Request(input, init))
    await call?.(createClient?.({ baseUrl: 'http://styles.example', fetch }), { [place]: { color: sent } })
    expect(received.map((request) => request[place])).toEqual([{ color: sent }])
  },
)
