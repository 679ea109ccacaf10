import { access, code, objectLiteral } from '../../fragment/code.ts'
import type { Member } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import type { ChannelRequest } from '../../model/channelMessage.ts'
import type { ChannelService } from '../../model/service.ts'
import { channelEnd, payloadType, requestDefinition } from './channelNames.ts'
import { eventEntry, eventMember, typed } from './eventMembers.ts'

/** `channel/createFrameResponder.ts`: the responding end. */
export function responderFile(service: ChannelService): OutputFile {
  const type = `${service.pascalName}Responder`
  const path = `channel/create${type}`
  const incoming = service.events.filter(({ from }) => from === 'caller')
  const outgoing = service.events.filter(({ from }) => from === 'responder')
  return {
    path,
    declarations: () => [
      {
        kind: 'interface',
        name: `${type}Handlers`,
        doc: `Handlers of the requests of ${service.title}. When a handler throws, an error with its message is sent.`,
        members: service.requests.map(handlerMember),
      },
      {
        kind: 'interface',
        name: type,
        doc: `The responding end of ${service.title}.`,
        members: [
          ...outgoing.map((event) => eventMember(event, 'out')),
          ...incoming.map((event) => eventMember(event, 'in')),
          {
            name: 'destroy',
            type: code`() => void`,
            readonly: true,
            doc: 'Stops answering requests and removes every listener.',
          },
        ],
      },
      {
        kind: 'function',
        name: `create${type}`,
        doc: `Opens the responding end of ${service.title}, towards a window or an endpoint such as a worker.\n\n@throws {TypeError} when \`origin\` is not one exact origin`,
        parameters: [
          { name: 'end', type: code`${channelEnd}` },
          { name: 'handlers', type: typed(path, `${type}Handlers`) },
        ],
        returns: typed(path, type),
        body: [
          code`const responder = ${fromRuntime('channel/createChannelResponder', 'createChannelResponder')}(end)`,
          ...service.requests.map(
            (request) =>
              code`responder.answer({ definition: ${requestDefinition(request)}, handler: ${access(code`handlers`, request.name)} })`,
          ),
          code`return ${objectLiteral([
            ...outgoing.map((event) => eventEntry(event, 'out', 'responder')),
            ...incoming.map((event) => eventEntry(event, 'in', 'responder')),
            { key: 'destroy', value: code`responder.destroy` },
          ])}`,
        ],
      },
    ],
  }
}

function handlerMember(request: ChannelRequest): Member {
  const success = payloadType(request.success)
  const context = fromRuntime('channel/createChannelResponder', 'ResponderContext', { type: true })
  return {
    name: request.name,
    readonly: true,
    doc: request.summary,
    type: code`(payload: ${payloadType(request.request)}, context: ${context}) => ${success} | Promise<${success}>`,
  }
}
