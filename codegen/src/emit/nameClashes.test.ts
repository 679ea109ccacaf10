import { expect, test } from 'vitest'
import { compileFixture } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'
import { typeCheck } from '../testing/typeCheck.ts'

// Names that generated files import, declare, use as parameters or as globals.
const names = (
  'get getOperation getReply getReplies getParameters getQuery getBody getError isGetError getRoute getHandler ' +
  'useGet getQueryKey getQueryOptions getMutation getSchema getReply404 client createClient clientOptions clientAuth ' +
  'serverUrl auth options parameters handler handlers app random provider signal error status code path query header ' +
  'cookie body reply request response variables z zod validate callOperation createHandler addRoute createRandom ' +
  'isReplyError serviceClient schema Promise Response Request Record Omit Partial NonNullable Blob Error Array ' +
  'Exclude Extract Readonly Uint8Array undefined null default new delete namespaces createNamesRoutes namesHandlers ' +
  'page names namesRouteHandlers basicErrorData basicError hono msw HttpHandler keys paths components'
).split(' ')

function operation(operationId: string, method: string) {
  const schema = { $ref: '#/components/schemas/BasicError' }
  const json = { content: { 'application/json': { schema } } }
  return {
    operationId,
    tags: ['all'],
    security: [{ query: [] }],
    parameters: ['path', 'query', 'header', 'cookie'].map((place) => ({
      name: place === 'path' ? 'id' : operationId,
      in: place,
      required: place === 'path',
      schema: { type: 'array', items: schema },
    })),
    ...(method === 'get' ? {} : { requestBody: json }),
    responses: {
      200: { description: 'It.', ...json },
      404: { description: 'None.', ...json },
      default: { description: 'Else.', content: { 'text/plain': { schema: { type: 'string' } } } },
    },
  }
}

function document(method: string) {
  const paths = Object.fromEntries(
    names.map((name) => [`/${name}/{id}`, { [method]: operation(name, method) }]),
  )
  const schemas = Object.fromEntries(
    ['BasicError', 'GetReply', 'Client', 'Validator', 'Random', 'HandlerOptions', 'RouteReply'].map(
      (name) => [name, { type: 'object', properties: { [name]: { type: 'string' } } }],
    ),
  )
  const components = { securitySchemes: { query: { type: 'apiKey', in: 'query', name: 'key' } } }
  const servers = [{ url: 'https://{client}.example', variables: { client: { default: 'options' } } }]
  return { ...openApi({ schemas, paths, components }), info: { title: 'Names', version: '1' }, servers }
}

test.each(['get', 'post'])(
  'operations of method %s that are called like anything else do not meet it',
  {
    timeout: 120_000,
  },
  (method) => {
    const { folder, result } = compileFixture({ 'names.json': document(method) }, { targets: 'all' })
    expect(result.diagnostics.filter(({ message }) => !message.includes('Name clash'))).toEqual([])
    expect(typeCheck(`${folder}/out`)).toBe('')
  },
)
