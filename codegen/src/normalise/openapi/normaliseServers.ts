import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { Server, ServerVariable } from '../../model/server.ts'
import type { Context } from '../context.ts'
import { readObject } from '../objectReader.ts'

/** `servers` of a document, a path or an operation. */
export function normaliseServers(context: Context, list: readonly Cursor[]): Server[] {
  return list.flatMap((cursor) => normaliseServer(context, cursor))
}

function normaliseServer(context: Context, cursor: Cursor): Server[] {
  const reader = readObject(context.report, cursor, 'A server')
  if (reader === undefined) return []
  reader.require('url', 'Give the address; it may be relative.')
  const url = reader.string('url')
  const description = reader.text('description')
  const entries = reader.object('variables')
  reader.ignore('name', 'summary')
  reader.finish('a server')
  if (url === undefined) return []
  const variables = (entries === undefined ? [] : childCursors(entries)).flatMap((entry) =>
    normaliseVariable(context, entry),
  )
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]))
  const defaultUrl = url.replace(/\{([^{}]+)\}/g, (hole, name: string) => {
    const value = defaults.get(name)
    if (value === undefined && !(entries !== undefined && Object.hasOwn(entries.value as object, name))) {
      context.report.mistake(
        reader.child('url') ?? cursor,
        `Missing server variable {${name}} of ${url}.`,
        `Add one: variables: { ${name}: { default: … } }.`,
      )
    }
    return value ?? hole
  })
  return [{ url, defaultUrl, ...(description === undefined ? {} : { description }), variables }]
}

function normaliseVariable(context: Context, cursor: Cursor): ServerVariable[] {
  const reader = readObject(context.report, cursor, 'A server variable')
  if (reader === undefined) return []
  reader.require('default', 'Set the value that is used by default.')
  const fallback = reader.string('default')
  const values = reader.strings('enum')
  const description = reader.text('description')
  reader.finish('a server variable')
  if (fallback === undefined) return []
  return [
    {
      name: cursor.key,
      default: fallback,
      ...(values === undefined ? {} : { values }),
      ...(description === undefined ? {} : { description }),
    },
  ]
}
