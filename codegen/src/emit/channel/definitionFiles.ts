import { type Code, code, literal, type ObjectEntry, objectLiteral } from '../../fragment/code.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import type { ChannelEvent, ChannelPart, ChannelRequest } from '../../model/channelMessage.ts'
import type { ChannelService } from '../../model/service.ts'
import { eventDefinition, payloadType, payloadValidator, requestDefinition } from './channelNames.ts'

/** One file a message: `channel/switchNetwork.ts`. */
export function definitionFiles({ requests, events }: ChannelService): OutputFile[] {
  return [...requests.map(requestFile), ...events.map(eventFile)]
}

function requestFile(request: ChannelRequest): OutputFile {
  const type = fromRuntime('channel/channelMessage', 'RequestDefinition', { type: true })
  const entries: ObjectEntry[] = [
    { key: 'name', value: literal(request.name) },
    { key: 'request', value: messageDefinition(request.request) },
    { key: 'success', value: messageDefinition(request.success) },
    { key: 'error', value: messageDefinition(request.error) },
  ]
  if (request.timeoutMs !== undefined) entries.push({ key: 'timeoutMs', value: literal(request.timeoutMs) })
  return {
    path: `channel/${request.name}`,
    declarations: () => [
      {
        kind: 'const',
        name: requestDefinition(request).name,
        doc: documentation(request),
        type: code`${type}<${payloadType(request.request)}, ${payloadType(request.success)}>`,
        value: objectLiteral(entries),
      },
    ],
  }
}

function eventFile(event: ChannelEvent): OutputFile {
  return {
    path: `channel/${event.name}`,
    declarations: () => [
      {
        kind: 'const',
        name: eventDefinition(event).name,
        doc: documentation(event),
        type: code`${fromRuntime('channel/channelMessage', 'MessageDefinition', { type: true })}<${payloadType(event.message)}>`,
        value: messageDefinition(event.message),
      },
    ],
  }
}

function messageDefinition(part: ChannelPart): Code {
  const entries: ObjectEntry[] = [{ key: 'type', value: literal(part.type) }]
  const validator = payloadValidator(part)
  if (validator !== undefined) entries.push({ key: 'payload', value: code`${validator}` })
  if (validator !== undefined && part.payloadOptional)
    entries.push({ key: 'payloadOptional', value: literal(true) })
  return objectLiteral(entries)
}

function documentation({ summary, description }: ChannelRequest | ChannelEvent): string {
  return [summary, description].filter((text) => text !== undefined).join('\n\n')
}
