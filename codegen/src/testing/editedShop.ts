import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dump } from 'js-yaml'
import { expect } from 'vitest'
import { generate } from '../generate.ts'
import { temporaryFolder } from './compileFixture.ts'
import { openApi } from './openApi.ts'

const shop = () =>
  openApi({
    paths: {
      '/books': {
        get: {
          operationId: 'listBooks',
          tags: ['books'],
          parameters: [{ name: 'order', in: 'query', schema: { $ref: '#/components/schemas/Order' } }],
          responses: {
            200: {
              description: 'Some',
              content: {
                'application/json': {
                  schema: { type: 'array', items: { $ref: '#/components/schemas/Book' } },
                },
              },
            },
          },
        },
        post: {
          operationId: 'addBook',
          tags: ['books'],
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } },
          },
          responses: { 201: { $ref: '#/components/responses/Added' } },
        },
      },
      '/sales': {
        get: {
          operationId: 'listSales',
          tags: ['books'],
          parameters: [{ name: 'cursor', in: 'query', schema: { type: 'string' } }],
          responses: {
            200: {
              description: 'Some',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Sales' } } },
            },
          },
        },
      },
      '/authors/{id}': {
        get: {
          operationId: 'getAuthor',
          tags: ['authors'],
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          responses: {
            200: {
              description: 'One',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Author' } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Author: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string' },
            books: { type: 'array', items: { $ref: '#/components/schemas/Book' } },
          },
        },
        Book: {
          type: 'object',
          required: ['title'],
          properties: {
            title: { type: 'string', maxLength: 80 },
            by: { $ref: '#/components/schemas/Author' },
          },
        },
        Novel: { allOf: [{ $ref: '#/components/schemas/Book' }, { type: 'object', required: ['pages'] }] },
        Shelf: { oneOf: [{ $ref: '#/components/schemas/Book' }, { $ref: '#/components/schemas/Novel' }] },
        Shop: { allOf: [{ $ref: '#/components/schemas/Shelf' }, { type: 'object' }] },
        Alias: { $ref: '#/components/schemas/Shelf' },
        Sales: { type: 'object', properties: { next_cursor: { type: 'string' } } },
        Odd: { type: 'string', format: 'date-tmie' },
        Order: { type: 'object', properties: { by: { type: 'string', enum: ['title', 'author'] } } },
        Zone: { type: 'object', properties: { area: { type: 'string' } } },
      },
      responses: {
        Added: {
          description: 'Done',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } },
        },
      },
    },
  })

type Document = ReturnType<typeof structuredClone<Record<string, never>>>
type Edit = (schemas: Record<string, Record<string, unknown>>, document: Document) => void

const asJson = (document: object) => JSON.stringify(document, null, 2)

/** As large as a contract must be to get many pages. */
function enlarged(document: object): object {
  const large = structuredClone(document)
  const schemas = Reflect.get(Reflect.get(large, 'components'), 'schemas')
  for (let index = 0; index < 100; index++) schemas[`Thing${index}`] = { type: 'string' }
  return large
}

/** Ways to write a contract; each has a scanner of its own. */
export const syntaxes = {
  JSON: { file: 'shop.json', write: asJson },
  'JSON of many pages': { file: 'shop.json', write: (document: object) => asJson(enlarged(document)) },
  YAML: {
    file: 'shop.yaml',
    write: (document: object) => dump(document, { noRefs: true }),
  },
}

/** A folder with the shop compiled in it, and what a run in it does now. */
export function compiledShop({ file, write }: (typeof syntaxes)['JSON']) {
  const folder = temporaryFolder()
  const document = shop() as Document
  const save = (text = write(document)) => writeFileSync(join(folder, file), text)
  const config = { inputs: [file], output: 'out', targets: 'all' as const, cache: 'cache' }
  const run = () => generate(config, { root: folder })
  save()
  run()
  return {
    folder,
    document,
    save,
    run,
    wholeRun: () => generate({ ...config, output: 'whole', cache: false }, { root: folder }),
  }
}

export function filesBelow(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    paths
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')])
      .sort(),
  )
}

/** Changes of the contract, and what is made again after each: what looks into the schema, or all. */
export const edits: readonly (readonly [name: string, edit: Edit, made: 'in part' | 'whole'])[] = [
  ['a limit', ({ Author }) => set(Author, 'properties.name.maxLength', 90), 'in part'],
  ['a description', ({ Author }) => set(Author, 'description', 'Paper.\n\n"Printed" */ & bound'), 'in part'],
  ['another property', ({ Author }) => set(Author, 'properties.born', { type: 'integer' }), 'in part'],
  ['a property less', ({ Order }) => set(Order, 'properties', {}), 'in part'],
  ['another kind', ({ Order }) => replace(Order, { type: 'string' }), 'in part'],
  ['an example', ({ Author }) => set(Author, 'example', { name: 'A' }), 'in part'],
  ['a warning that goes', ({ Odd }) => set(Odd, 'format', 'date-time'), 'in part'],
  ['another warning', ({ Order }) => set(Order, 'properties.by.format', 'uiid'), 'in part'],
  ['what is far below a warning', ({ Zone }) => set(Zone, 'properties.area.maxLength', 9), 'in part'],
  [
    'a warning that another schema has too',
    ({ Zone }) => set(Zone, 'properties.area.format', 'date-tmie'),
    'whole',
  ],
  ['a page of a list', ({ Sales }) => set(Sales, 'properties.sum', { type: 'integer' }), 'in part'],
  ['how a list goes on', ({ Sales }) => set(Sales, 'properties.next_cursor.type', 'integer'), 'whole'],
  ['an error', ({ Order }) => set(Order, 'type', 'objct'), 'whole'],
  ['a check that needs code', ({ Author }) => set(Author, 'minProperties', 1), 'in part'],
  [
    'another reference',
    ({ Order }) => set(Order, 'properties.like', { $ref: '#/components/schemas/Book' }),
    'whole',
  ],
  ['a reference less', ({ Author }) => set(Author, 'properties', { name: { type: 'string' } }), 'whole'],
  ['what another is made of', ({ Book }) => set(Book, 'properties.title.maxLength', 90), 'whole'],
  [
    'kinds that are reported apart',
    ({ Shelf }) => set(Shelf, 'discriminator', { propertyName: 'title' }),
    'whole',
  ],
  [
    'how another name is given',
    ({ Alias }) => replace(Alias, { allOf: [{ $ref: '#/components/schemas/Shelf' }] }),
    'whole',
  ],
  ['something read-only', ({ Author }) => set(Author, 'properties.name.readOnly', true), 'whole'],
  ['another schema', (schemas) => Object.assign(schemas, { Poem: { type: 'string' } }), 'whole'],
  ['two schemas', ({ Book, Order }) => [set(Book, 'title', 'B'), set(Order, 'title', 'O')], 'whole'],
  ['an operation', (_, document) => set(document, 'paths./books.get.summary', 'All of them'), 'whole'],
  ['a response', (_, document) => set(document, 'components.responses.Added.description', 'Well'), 'whole'],
  ['the title', (_, document) => set(document, 'info.title', 'Shop'), 'whole'],
]

export function set(object: object | undefined, path: string, value: unknown) {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((at, key) => Reflect.get(at as object, key), object)
  Reflect.set(holder as object, last, value)
}

function replace(object: object | undefined, by: object) {
  for (const key of Object.keys(object ?? {})) Reflect.deleteProperty(object ?? {}, key)
  Object.assign(object ?? {}, by)
}

/** Runs the compiler after an edit, and compares with a full run. */
export function checkEdit(syntax: (typeof syntaxes)['JSON'], edit: Edit, made: 'in part' | 'whole') {
  const { folder, document, save, run, wholeRun } = compiledShop(syntax)
  edit(Reflect.get(Reflect.get(document, 'components'), 'schemas'), document)
  save()
  const result = run()
  const whole = wholeRun()
  expect(result.ok).toBe(whole.ok)
  expect(result.diagnostics).toEqual(whole.diagnostics)
  expect(result.services.length).toBe(made === 'whole' ? 1 : 0)
  if (whole.ok) expect(filesBelow(join(folder, 'out'))).toEqual(filesBelow(join(folder, 'whole')))
  // The state of a partial run is usable by the next one as well.
  if (whole.ok)
    expect(run().changes).toMatchObject({ write: [], remove: [], unchanged: whole.changes?.write.length })
}
