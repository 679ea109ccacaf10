import { basename, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { generate } from '../../generate.ts'
import { temporaryFolder, writeFiles } from '../../testing/compileFixture.ts'
import { readDocument } from '../../testing/sharedDocuments.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

// `paths` is what openapi-fetch reads, so it must be as openapi-typescript makes it. That one needs TypeScript 5, which
// is therefore a development dependency of this package alone.

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const bookshop = 'codegen/src/fixtures/bookshop.openapi.yaml'
const services = [
  'analytics',
  'auth-session',
  'data-service',
  'name-service',
  'nft-service',
  'rpc-proxy',
  'wallet-directory',
]

/**
 * Types that openapi-fetch reads of each operation. Both sides are made plain first, where the difference is meant: we
 * type files as `Blob` and hexadecimal data as `0x…`, accept lists that are read-only, and keep to `unknown` for keys
 * that the contract does not name; a string without a schema is a string to us, and XML is. openapi-typescript makes a
 * property of `$defs`.
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

/** Errors of the type checker when our types are assigned to openapi-typescript's and the other way round. */
async function compare(
  inputs: readonly string[],
  change: (source: string) => string = (source) => source,
): Promise<string> {
  const folder = temporaryFolder()
  const { ok } = generate(
    {
      inputs: [...inputs],
      output: `${folder}/ours`,
      targets: ['types'],
      importExtension: '.ts',
      cache: false,
    },
    { root },
  )
  expect(ok).toBe(true)
  writeFiles(folder, { 'shapes.ts': shapes })
  for (const input of inputs) {
    const name = basename(input).split('.')[0] ?? input
    const nodes = await openapiTypescript(pathToFileURL(resolve(root, input)), { silent: true })
    const theirs = astToString(nodes).replaceAll('"text/plain": unknown', '"text/plain": string')
    writeFiles(folder, { [`theirs/${name}.ts`]: change(theirs), [`${name}.check.ts`]: check(name) })
  }
  // We name `undefined` where a property is optional, for hosts with this setting.
  return typeCheck(folder, { exactOptionalPropertyTypes: false })
}

test('our contracts have the types that openapi-typescript makes', { timeout: 60_000 }, async () => {
  const contracts = services.map((name) => `schemas/services/${name}.openapi.yaml`)
  expect(await compare([...contracts, bookshop])).toBe('')
})

test('a difference is found', async () => {
  const wrong = await compare([bookshop], (source) => source.replace('title: string', 'title: number'))
  expect(wrong).toContain('bookshop.check.ts')
})

const petstore = readDocument('petstore.yaml')

test.skipIf(petstore === undefined)('so has the pet store, but for a mistake in it', async () => {
  const folder = temporaryFolder()
  // openapi-typescript does not look at the direction: it has a property that is `writeOnly` in replies as well.
  writeFiles(folder, { 'petstore.yaml': (petstore ?? '').replace(/^ *(?:writeOnly|readOnly): true\n/gm, '') })
  // The schema of one reply refers to a reply: theirs has the whole of it there, ours its schema.
  const mistake = '"application/json": components["responses"]["PetNotFound"]'
  const change = (source: string) => source.replace(mistake, `${mistake}["content"]["application/json"]`)
  expect(await compare([`${folder}/petstore.yaml`], change)).toBe('')
})

const discord = readDocument('discord.json')

test.skipIf(discord === undefined)(
  'so has Discord, but for a mistake in it',
  { timeout: 120_000 },
  async () => {
    const folder = temporaryFolder()
    // An empty `enum` beside the reference to the real one: no value fits it. Ours ignores it with a warning.
    writeFiles(folder, { 'discord.json': (discord ?? '').replaceAll(/"enum":\s*\[\],/g, '') })
    expect(await compare([`${folder}/discord.json`])).toBe('')
  },
)
