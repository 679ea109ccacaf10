import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { generate } from '../../generate.ts'
import { temporaryFolder, writeFiles } from '../../testing/compileFixture.ts'
import { readDocument } from '../../testing/sharedDocuments.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

// `paths` is what openapi-fetch reads, so it must be as openapi-typescript makes it. Its output is a fixture, because
// it needs TypeScript 5: see the README beside it.

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const services = [
  'analytics',
  'auth-session',
  'data-service',
  'name-service',
  'rpc-proxy',
  'wallet-directory',
]

/**
 * What openapi-fetch reads of each operation. Both sides are made plain first, where the difference is meant: we type
 * files as `Blob` and hexadecimal data as `0x…`, accept lists that are read-only, and keep to `unknown` for keys that the
 * contract does not name; a string without a schema is a string to us, and XML is. openapi-typescript makes a property of
 * `$defs`.
 */
const shapes = `
type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace'

type Plain<T> = T extends \`0x\${string}\` | Blob | ArrayBuffer | ArrayBufferView | ReadableStream
  ? string
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T as string extends Key ? never : number extends Key ? never : Key extends '$defs' | 'application/xml' ? never : Key]: Plain<T[Key]> }
      : T

type Contents<Holder> = Holder extends { content: infer Content } ? Content : 'none'

type Given<Group> = {
  [Name in keyof Group as [Exclude<Group[Name], undefined>] extends [never] ? never : Name]: Group[Name]
}

type Shape<Operation> = Operation extends { parameters: infer Parameters; responses: infer Replies }
  ? Plain<{
      parameters: Given<Parameters>
      body: Operation extends { requestBody: infer Body }
        ? Contents<Body>
        : Operation extends { requestBody?: infer Body }
          ? Contents<Exclude<Body, undefined>> | undefined
          : 'none'
      replies: { [Status in keyof Replies]: Contents<Replies[Status]> }
    }>
  : never

type Operations<Item> = { [Name in keyof Item & Method as [Exclude<Item[Name], undefined>] extends [never] ? never : Name]: Shape<Exclude<Item[Name], undefined>> }

export type Shapes<Paths> = { [Path in keyof Paths]: Operations<Paths[Path]> }
`

function check(name: string): string {
  return `
import type { paths as OurPaths } from './ours/${name}/types.ts'
import type { Shapes } from './shapes.ts'
import type { paths as TheirPaths } from './theirs/${name}.ts'

export const same: [keyof OurPaths, keyof TheirPaths] extends [keyof TheirPaths, keyof OurPaths] ? true : false = true
declare const ours: Shapes<OurPaths>
declare const theirs: Shapes<TheirPaths>
export const toTheirs: Shapes<TheirPaths> = ours
export const toOurs: Shapes<OurPaths> = theirs
`
}

/** What the type checker says of our types beside those of openapi-typescript. */
function compare(
  inputs: readonly string[],
  names: readonly string[],
  change = (text: string) => text,
): string {
  const folder = temporaryFolder()
  const output = `${folder}/ours`
  const { ok } = generate(
    { inputs: [...inputs], output, targets: ['types'], importExtension: '.ts', cache: false },
    { root },
  )
  expect(ok).toBe(true)
  const theirs = names.map((name) => {
    const text = readFileSync(
      new URL(`../../fixtures/openapi-typescript/${name}.d.ts`, import.meta.url),
      'utf8',
    )
    return [
      `theirs/${name}.ts`,
      change(text.replaceAll('"text/plain": unknown', '"text/plain": string')),
    ] as const
  })
  writeFiles(folder, {
    'shapes.ts': shapes,
    ...Object.fromEntries(theirs),
    ...Object.fromEntries(names.map((name) => [`${name}.check.ts`, check(name)])),
  })
  // We name \`undefined\` where a property is optional, for hosts with this setting.
  return typeCheck(folder, { exactOptionalPropertyTypes: false })
}

test('our contracts have the types that openapi-typescript makes', { timeout: 60_000 }, () => {
  const inputs = services.map((name) => `schemas/services/${name}.openapi.yaml`)
  expect(compare([...inputs, 'codegen/src/fixtures/bookshop.openapi.yaml'], [...services, 'bookshop'])).toBe(
    '',
  )
})

test('a difference is found', () => {
  const wrong = compare(['codegen/src/fixtures/bookshop.openapi.yaml'], ['bookshop'], (text) =>
    text.replace('title: string', 'title: number'),
  )
  expect(wrong).toContain('bookshop.check.ts')
})

const petstore = readDocument('petstore.yaml')

test.skipIf(petstore === undefined)('so has the pet store, but for a mistake in it', () => {
  const folder = temporaryFolder()
  // openapi-typescript does not look at the direction: it has a property that is `writeOnly` in replies as well.
  writeFiles(folder, { 'petstore.yaml': (petstore ?? '').replace(/^ *(?:writeOnly|readOnly): true\n/gm, '') })
  // The schema of one reply refers to a reply: theirs has the whole of it there, ours its schema.
  const mistake = '"application/json": components["responses"]["PetNotFound"]'
  const change = (text: string) => text.replace(mistake, `${mistake}["content"]["application/json"]`)
  expect(compare([`${folder}/petstore.yaml`], ['petstore'], change)).toBe('')
})
