import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { ChannelEvent, ChannelPart, ChannelRequest } from '../../model/channelMessage.ts'
import type { Model } from '../../model/schema.ts'
import type { ChannelService } from '../../model/service.ts'
import { camelCase } from '../../names/camelCase.ts'
import { pascalCase } from '../../names/pascalCase.ts'
import type { Context } from '../context.ts'
import { type ObjectReader, readObject } from '../objectReader.ts'
import { readInfo } from '../openapi/normaliseOpenApi.ts'

export type ChannelDraft = Pick<
  ChannelService,
  'dialect' | 'title' | 'version' | 'description' | 'requests' | 'events'
>

/** A message channel document → its requests and events. */
export function normaliseChannel(context: Context, root: Cursor): ChannelDraft | undefined {
  const reader = readObject(context.report, root, 'A channel document')
  if (reader === undefined) return undefined
  reader.ignore('channel')
  const info = readInfo(context, reader.object('info'))
  const components = reader.object('components')
  const componentsReader = components && readObject(context.report, components, `'components'`)
  const schemas = componentsReader?.object('schemas')
  componentsReader?.finish(`'components'`)
  for (const schema of schemas === undefined ? [] : childCursors(schemas)) context.models.modelAt(schema)
  const requests = reader.object('requests')
  const events = reader.object('events')
  const draft: ChannelDraft = {
    dialect: 'channel',
    ...info,
    requests: (requests === undefined ? [] : childCursors(requests))
      .flatMap((cursor) => readRequest(context, cursor) ?? [])
      .sort(byName),
    events: (events === undefined ? [] : childCursors(events))
      .flatMap((cursor) => readEvent(context, cursor) ?? [])
      .sort(byName),
  }
  reader.finish('a channel document')
  checkTypes(context, draft)
  return draft
}

function readRequest(context: Context, cursor: Cursor): ChannelRequest | undefined {
  const reader = readObject(context.report, cursor, 'A request')
  if (reader === undefined) return undefined
  reader.require('success', 'Define the reply: { type, payload }.')
  reader.require('error', 'Define the reply to a failure: { type, payload }.')
  const descriptions = readDescriptions(reader)
  const request = readPart(context, reader, `${cursor.key} request`)
  const success = readInnerPart(context, reader.object('success'), `${cursor.key} success`)
  const error = readInnerPart(context, reader.object('error'), `${cursor.key} error`)
  const timeoutMs = reader.count('timeoutMs')
  const extensions = reader.extensions()
  reader.finish('a request')
  if (request === undefined || success === undefined || error === undefined) return undefined
  return {
    name: camelCase(cursor.key),
    pascalName: pascalCase(cursor.key),
    ...descriptions,
    request,
    success,
    error,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    extensions,
    place: cursor,
  }
}

function readEvent(context: Context, cursor: Cursor): ChannelEvent | undefined {
  const reader = readObject(context.report, cursor, 'An event')
  if (reader === undefined) return undefined
  const descriptions = readDescriptions(reader)
  reader.require('from', `Set the sender: 'caller' or 'responder'.`)
  const from = reader.oneOf('from', ['caller', 'responder'])
  const message = readPart(context, reader, `${cursor.key} event`)
  const extensions = reader.extensions()
  reader.finish('an event')
  if (from === undefined || message === undefined) return undefined
  return {
    name: camelCase(cursor.key),
    pascalName: pascalCase(cursor.key),
    ...descriptions,
    from,
    message,
    extensions,
    place: cursor,
  }
}

function readDescriptions(reader: ObjectReader) {
  const summary = reader.text('summary')
  const description = reader.text('description')
  return {
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description }),
  }
}

function readInnerPart(
  context: Context,
  cursor: Cursor | undefined,
  modelName: string,
): ChannelPart | undefined {
  const reader = cursor && readObject(context.report, cursor, 'A message')
  if (reader === undefined) return undefined
  const part = readPart(context, reader, modelName)
  reader.finish('a message')
  return part
}

function readPart(context: Context, reader: ObjectReader, modelName: string): ChannelPart | undefined {
  reader.require('type', `Give the value of the message's 'type' on the wire.`)
  const type = reader.string('type')
  const payloadAt = reader.child('payload')
  const isRequired = reader.boolean('payloadRequired') ?? true
  const payload = payloadAt && payloadModel(context, payloadAt, modelName)
  if (type === undefined) return undefined
  return { type, ...(payload === undefined ? {} : { payload }), payloadOptional: !isRequired }
}

/** The model that a payload refers to, or one of its own made from its inline schema. */
function payloadModel(context: Context, cursor: Cursor, modelName: string): Model {
  const schema = context.schemaAt(cursor)
  if (schema.kind === 'reference') return schema.model
  return context.models.addInline(pascalCase(modelName), schema)
}

/** Types on the wire are unique. */
function checkTypes(context: Context, { requests, events }: ChannelDraft) {
  const owners = new Map<string, string>()
  const parts = [
    ...requests.flatMap(({ name, place, request, success, error }) =>
      [request, success, error].map(({ type }) => ({ name, place, type })),
    ),
    ...events.map(({ name, place, message }) => ({ name, place, type: message.type })),
  ]
  for (const { name, place, type } of parts) {
    const owner = owners.get(type)
    if (owner === undefined) owners.set(type, name)
    else {
      context.report.mistake(
        place,
        `Duplicate message type '${type}': '${owner}' and '${name}'.`,
        'Give each message its own type.',
      )
    }
  }
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}
