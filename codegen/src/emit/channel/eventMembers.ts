import { type Code, code, identifier, type ObjectEntry } from '../../fragment/code.ts'
import type { Member } from '../../fragment/declaration.ts'
import { fromService } from '../../fragment/importedName.ts'
import type { ChannelEvent } from '../../model/channelMessage.ts'
import { eventDefinition, messageListener, payloadType } from './channelNames.ts'

/** `onReady` listens, `sendReady` sends. */
export function eventMember(event: ChannelEvent, direction: 'in' | 'out'): Member {
  const payload = payloadType(event.message)
  const sent =
    event.message.payload === undefined
      ? code``
      : code`payload${event.message.payloadOptional ? code`?` : code``}: ${payload}`
  return {
    name: memberName(event, direction),
    readonly: true,
    doc: [event.summary, event.description].filter((text) => text !== undefined).join('\n\n'),
    type:
      direction === 'in'
        ? code`(listener: ${messageListener}<${payload}>) => () => void`
        : code`(${sent}) => void`,
  }
}

export function eventEntry(
  event: ChannelEvent,
  direction: 'in' | 'out',
  end: 'host' | 'responder',
): ObjectEntry {
  const definition = eventDefinition(event)
  const payload = event.message.payload === undefined ? code`undefined` : code`payload`
  const parameters = event.message.payload === undefined ? code`()` : code`(payload)`
  return {
    key: memberName(event, direction),
    value:
      direction === 'in'
        ? code`(listener) => ${identifier(end)}.on(${definition}, listener)`
        : code`${parameters} => ${identifier(end)}.send(${definition}, ${payload})`,
  }
}

/** The name of a type as the return type of the function beside it. */
export function typed(path: string, name: string): Code {
  return code`${fromService(path, name, { type: true })}`
}

function memberName({ pascalName }: ChannelEvent, direction: 'in' | 'out'): string {
  return `${direction === 'in' ? 'on' : 'send'}${pascalName}`
}
