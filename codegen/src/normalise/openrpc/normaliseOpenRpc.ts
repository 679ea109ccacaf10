import { type Cursor, childCursor, childCursors } from '../../load/cursor.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import { isJsonObject } from '../../model/json.ts'
import type { RpcMethod, RpcParameter } from '../../model/rpcMethod.ts'
import type { RpcService } from '../../model/service.ts'
import { assignNames } from '../../names/assignNames.ts'
import { createNameTable } from '../../names/nameTable.ts'
import { operationIdentifier } from '../../names/operationIdentifier.ts'
import { pascalCase } from '../../names/pascalCase.ts'
import type { Context } from '../context.ts'
import { followReference } from '../followReference.ts'
import type { NameOverrides, NamingParameters } from '../nameOverrides.ts'
import { type ObjectReader, readObject } from '../objectReader.ts'
import { readInfo } from '../openapi/normaliseOpenApi.ts'
import { normaliseServers } from '../openapi/normaliseServers.ts'
import { reportClashes } from '../reportClashes.ts'
import { reportUnused } from '../reportUnused.ts'
import { typeNames } from '../schema/typeNames.ts'

export type RpcDraft = Omit<RpcService, 'name' | 'camelName' | 'pascalName' | 'source' | 'models'>
type MethodDraft = Omit<RpcMethod, 'name' | 'pascalName'>

/** An OpenRPC document → methods. */
export function normaliseOpenRpc(
  context: Context,
  root: Cursor,
  names: NameOverrides = {},
): RpcDraft | undefined {
  const reader = readObject(context.report, root, 'An OpenRPC document')
  if (reader === undefined) return undefined
  reader.ignore('openrpc', 'externalDocs', '$schema')
  const info = readInfo(context, reader.object('info'))
  const components = reader.object('components')
  const componentsReader = components && readObject(context.report, components, `'components'`)
  componentsReader?.ignore(
    'contentDescriptors',
    'links',
    'errors',
    'examples',
    'examplePairings',
    'examplePairingObjects',
    'tags',
  )
  const schemas = componentsReader?.object('schemas')
  componentsReader?.finish(`'components'`)
  for (const schema of schemas === undefined ? [] : childCursors(schemas)) context.models.modelAt(schema)
  reader.require('methods', 'List the methods.')
  const drafts = (reader.list('methods') ?? []).flatMap((cursor) => readMethod(context, cursor) ?? [])
  const servers = normaliseServers(context, reader.list('servers') ?? [])
  reader.finish('an OpenRPC document')
  const methods = nameMethods(drafts, { report: context.report, file: root.file, names })
  return { dialect: 'rpc', ...info, servers, methods }
}

function nameMethods(
  drafts: readonly MethodDraft[],
  { report, file, names: overrides }: NamingParameters,
): RpcMethod[] {
  const wanted = new Map(Object.entries(overrides.operations ?? {}))
  reportUnused(report, file, wanted, new Map(drafts.map(({ method }) => [method, method])), 'method')
  const names = createNameTable()
  // The name of the policy map's file.
  names.reserve('policy')
  const seen = new Set<string>()
  const things = [...drafts]
    .sort((a, b) => (a.method < b.method ? -1 : a.method > b.method ? 1 : 0))
    .flatMap((draft) => {
      if (seen.has(draft.method)) {
        report.mistake(draft.place, `Duplicate method '${draft.method}'.`, 'Remove one.')
        return []
      }
      seen.add(draft.method)
      return [
        {
          draft,
          origin: draft.method,
          wanted: operationIdentifier(wanted.get(draft.method) ?? draft.method),
          suffix: 'Method',
          described: `method '${draft.method}'`,
          place: draft.place,
          choice: `Choose another name in the configuration: names: { operations: { '${draft.method}': … } }.`,
        },
      ]
    })
  const chosen = assignNames(
    names,
    things.filter(({ draft }) => wanted.has(draft.method)),
  )
  const others = assignNames(
    names,
    things.filter(({ draft }) => !wanted.has(draft.method)),
  )
  const given = new Set([...wanted.values()].map((name) => operationIdentifier(name).toLowerCase()))
  reportClashes(report, [...chosen.clashes, ...others.clashes], given)
  return things.map((thing) => {
    const name = chosen.names.get(thing) ?? others.names.get(thing) ?? thing.wanted
    return { ...thing.draft, name, pascalName: pascalCase(name) }
  })
}

function readMethod(context: Context, cursor: Cursor): MethodDraft | undefined {
  const target = followReference(context, cursor)
  const reader = target && readObject(context.report, target, 'A method')
  if (target === undefined || reader === undefined) return undefined
  reader.require('name', 'Give the name of the method.')
  reader.require('params', 'Add params: [] when it has none.')
  const method = reader.string('name')
  const summary = reader.text('summary')
  const description = reader.text('description')
  const resultAt = reader.object('result')
  const result = resultAt && readDescriptor(context, resultAt)
  reader.ignore('tags', 'externalDocs', 'servers', 'links')
  const draft = {
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description }),
    deprecated: reader.boolean('deprecated') ?? false,
    parameters: inOrder(
      context,
      reader,
      (reader.list('params') ?? []).flatMap((param) => readDescriptor(context, param) ?? []),
    ),
    parameterStructure: reader.oneOf('paramStructure', ['by-position', 'by-name', 'either']) ?? 'either',
    ...(result === undefined ? {} : { result: result.schema }),
    errors: (reader.list('errors') ?? []).flatMap((error) => readError(context, error)),
    examples: (reader.list('examples') ?? []).flatMap((example) => readExample(context, example)),
    extensions: reader.extensions(),
    place: target,
  } satisfies Partial<MethodDraft>
  reader.finish('a method')
  return method === undefined ? undefined : { method, ...draft }
}

/** A content descriptor: a parameter or a result. */
function readDescriptor(context: Context, cursor: Cursor): RpcParameter | undefined {
  const target = followReference(context, cursor)
  const reader = target && readObject(context.report, target, 'A content descriptor')
  if (reader === undefined) return undefined
  reader.require('name', 'Give it a name.')
  reader.require('schema', 'Describe the value by a schema.')
  reader.ignore('summary', 'deprecated')
  const name = reader.string('name')
  const schema = reader.child('schema')
  const description = reader.text('description')
  const isRequired = reader.boolean('required') ?? false
  reader.finish('a content descriptor')
  if (name === undefined || schema === undefined) return undefined
  return {
    name,
    required: isRequired,
    schema: context.schemaAt(schema),
    ...(description === undefined ? {} : { description }),
  }
}

/** By position, a required parameter after an optional one makes that one required as well. */
function inOrder(
  context: Context,
  reader: ObjectReader,
  parameters: readonly RpcParameter[],
): readonly RpcParameter[] {
  if (reader.any('paramStructure') === 'by-name') return parameters
  const firstOptional = parameters.findIndex(({ required }) => !required)
  const last = parameters.findLastIndex(({ required }) => required)
  if (firstOptional < 0 || last < firstOptional) return parameters
  const late = parameters.find(({ required }, index) => required && index > firstOptional)
  context.report.mistake(
    reader.child('params') ?? reader.cursor,
    `The required parameter '${late?.name}' follows the optional '${parameters[firstOptional]?.name}'.`,
    'Reorder the parameters, or set paramStructure: by-name.',
  )
  return parameters.map((parameter, index) => (index < last ? { ...parameter, required: true } : parameter))
}

function readError(context: Context, cursor: Cursor): RpcMethod['errors'][number][] {
  const target = followReference(context, cursor)
  const reader = target && readObject(context.report, target, 'An error')
  const code = reader?.number('code')
  const message = reader?.string('message')
  const data = reader?.any('data')
  const described = reader?.child('data')
  reader?.finish('an error')
  if (code === undefined || message === undefined) return []
  const schema =
    described !== undefined && isSchema(described.value) ? context.schemaAt(described) : undefined
  return [
    { code, message, ...(data === undefined ? {} : { data }), ...(schema === undefined ? {} : { schema }) },
  ]
}

/** OpenRPC leaves open what `data` is: some show it, others (Ethereum, Starknet) describe it by a schema. */
function isSchema(data: JsonValue): boolean {
  if (!isJsonObject(data)) return false
  const { $ref, type, oneOf, anyOf, allOf } = data as JsonObject
  return (
    typeof $ref === 'string' ||
    typeNames.some((name) => name === type) ||
    [oneOf, anyOf, allOf].some((members) => Array.isArray(members))
  )
}

function readExample(context: Context, cursor: Cursor): RpcMethod['examples'][number][] {
  const target = followReference(context, cursor)
  const params = target && childCursor(target, 'params')
  if (target === undefined || params === undefined) return []
  const exampleValue = (at: Cursor | undefined) => {
    const example = at === undefined ? undefined : followReference(context, at)
    return example === undefined ? undefined : childCursor(example, 'value')?.value
  }
  const result = exampleValue(childCursor(target, 'result'))
  return [
    {
      parameters: childCursors(params).map((param) => exampleValue(param) ?? null),
      ...(result === undefined ? {} : { result }),
    },
  ]
}
