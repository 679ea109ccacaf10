/** Operations of one tag; a larger service has more tags, not larger ones. */
const operationsPerTag = 20
/** Each entity has five CRUD operations. */
const operationsPerEntity = 5

interface Entity {
  readonly number: number
  readonly name: string
  readonly path: string
  readonly tag: string
}

/**
 * An OpenAPI 3.1 document of a typical service with any number of operations: list, create, get, replace and remove
 * of one entity after another, with parameters, bodies, shared models and an error. The size per operation is constant,
 * so generation time should be linear in their number.
 *
 * @returns JSON, indented
 */
export function syntheticDocument(operations: number): string {
  const entities = Array.from({ length: Math.ceil(operations / operationsPerEntity) }, (_, index) =>
    entityOf(index),
  )
  const all = entities.flatMap(operationsOf).slice(0, operations)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { path, method, operation } of all) paths[path] = { ...paths[path], [method]: operation }
  const schemas = Object.fromEntries(
    entities.flatMap((entity) => Object.entries(modelsOf(entity, entities.length))),
  )
  const document = {
    openapi: '3.1.0',
    info: { title: `Service of ${operations} operations`, version: '1.0.0' },
    servers: [{ url: 'https://api.example.com' }],
    paths,
    components: { schemas: { ...schemas, Problem: problem } },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

const problem = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
}

function entityOf(index: number): Entity {
  const number = index + 1
  const tag = Math.floor((index * operationsPerEntity) / operationsPerTag) + 1
  return { number, name: `Entity${number}`, path: `/entities${number}`, tag: `area ${tag}` }
}

function operationsOf({ name, path, tag }: Entity) {
  const one = `${path}/{id}`
  const reply = { 200: json('Found.', reference(name)), ...failure }
  const operation = (verb: string, more: object) => ({
    operationId: `${verb}${name}`,
    tags: [tag],
    summary: `${verb} of ${name}.`,
    ...more,
  })
  return [
    {
      path,
      method: 'get',
      operation: operation('list', {
        parameters: listParameters,
        responses: { 200: json('A page.', page(name)), ...failure },
      }),
    },
    {
      path,
      method: 'post',
      operation: operation('create', { requestBody: body(`${name}Input`), responses: reply }),
    },
    { path: one, method: 'get', operation: operation('get', { parameters: [id], responses: reply }) },
    {
      path: one,
      method: 'put',
      operation: operation('replace', {
        parameters: [id],
        requestBody: body(`${name}Input`),
        responses: reply,
      }),
    },
    {
      path: one,
      method: 'delete',
      operation: operation('remove', {
        parameters: [id],
        responses: { 204: { description: 'Removed.' }, ...failure },
      }),
    },
  ]
}

function modelsOf({ number, name }: Entity, count: number) {
  const input = {
    title: { type: 'string', minLength: 1, maxLength: 100, description: 'What people call it.' },
    amount: { type: 'integer', minimum: 0 },
    state: { type: 'string', enum: ['draft', 'open', 'closed'] },
    labels: { type: 'array', items: { type: 'string' }, uniqueItems: true },
  }
  const neighbour = reference(`Entity${(number % count) + 1}`)
  return {
    [name]: {
      type: 'object',
      description: `One ${name}.`,
      required: ['id', 'title', 'createdAt'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        ...input,
        createdAt: { type: 'string', format: 'date-time' },
        neighbour: { anyOf: [neighbour, { type: 'null' }] },
      },
    },
    [`${name}Input`]: { type: 'object', required: ['title'], properties: input },
  }
}

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
const listParameters = [
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
  { name: 'cursor', in: 'query', schema: { type: 'string' } },
  { name: 'states', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
]
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const content = (schema: object) => ({ 'application/json': { schema } })
const json = (description: string, schema: object) => ({ description, content: content(schema) })
const body = (name: string) => ({ required: true, content: content(reference(name)) })
const failure = { default: json('Something is wrong.', reference('Problem')) }
const page = (name: string) => ({
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items: reference(name) }, next: { type: 'string' } },
})
