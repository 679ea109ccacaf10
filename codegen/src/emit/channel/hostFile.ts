import { code, type ObjectEntry, objectLiteral } from '../../fragment/code.ts'
import type { Member } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import type { ChannelRequest } from '../../model/channelMessage.ts'
import type { ChannelService } from '../../model/service.ts'
import { channelEnd, payloadType, requestDefinition, requestOptions } from './channelNames.ts'
import { eventEntry, eventMember, typed } from './eventMembers.ts'

/** `channel/createFrameHost.ts`: the requesting end. */
export function hostFile(service: ChannelService): OutputFile {
  const type = `${service.pascalName}Host`
  const incoming = service.events.filter(({ from }) => from === 'responder')
  const outgoing = service.events.filter(({ from }) => from === 'caller')
  return {
    path: `channel/create${type}`,
    declarations: () => [
      {
        kind: 'interface',
        name: type,
        doc: `The requesting end of ${service.title}. Every request rejects with a \`ChannelError\`.`,
        members: [
          ...service.requests.map(requestMember),
          ...incoming.map((event) => eventMember(event, 'in')),
          ...outgoing.map((event) => eventMember(event, 'out')),
          {
            name: 'destroy',
            type: code`() => void`,
            readonly: true,
            doc: 'Rejects open requests and removes every listener.',
          },
        ],
      },
      {
        kind: 'function',
        name: `create${type}`,
        doc: `Opens the requesting end of ${service.title}, towards a window or an endpoint such as a worker.\n\n@throws {TypeError} when \`origin\` is not one exact origin`,
        parameters: [{ name: 'end', type: code`${channelEnd}` }],
        returns: typed(`channel/create${type}`, type),
        body: [
          code`const host = ${fromRuntime('channel/createChannelHost', 'createChannelHost')}(end)`,
          code`return ${objectLiteral([
            ...service.requests.map(requestEntry),
            ...incoming.map((event) => eventEntry(event, 'in', 'host')),
            ...outgoing.map((event) => eventEntry(event, 'out', 'host')),
            { key: 'destroy', value: code`host.destroy` },
          ])}`,
        ],
      },
    ],
  }
}

function requestMember(request: ChannelRequest): Member {
  const payload = payloadType(request.request)
  const carries = request.request.payload !== undefined
  const parameter = request.request.payloadOptional
    ? code`payload?: ${payload}, `
    : code`payload: ${payload}, `
  return {
    name: request.name,
    readonly: true,
    doc: [request.summary, request.description].filter((text) => text !== undefined).join('\n\n'),
    type: code`(${carries ? parameter : code``}options?: ${requestOptions}) => Promise<${payloadType(request.success)}>`,
  }
}

function requestEntry(request: ChannelRequest): ObjectEntry {
  const definition = requestDefinition(request)
  return {
    key: request.name,
    value:
      request.request.payload === undefined
        ? code`(options) => host.request(${definition}, undefined, options)`
        : code`(payload, options) => host.request(${definition}, payload, options)`,
  }
}
