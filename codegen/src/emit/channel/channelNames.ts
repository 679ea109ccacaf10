import { type Code, code } from '../../fragment/code.ts'
import { fromRuntime, fromService, type ImportedName } from '../../fragment/importedName.ts'
import { modelType, modelValidator } from '../../layout/modelNames.ts'
import type { ChannelEvent, ChannelPart, ChannelRequest } from '../../model/channelMessage.ts'

/** `switchNetworkRequest`: the description of a request for the run-time part. */
export function requestDefinition(request: ChannelRequest): ImportedName {
  return fromService(`channel/${request.name}`, `${request.name}Message`)
}

/** `readyEvent` */
export function eventDefinition(event: ChannelEvent): ImportedName {
  return fromService(`channel/${event.name}`, `${event.name}Event`)
}

/** Type of a message's payload. */
export function payloadType({ payload, payloadOptional }: ChannelPart): Code {
  if (payload === undefined) return code`undefined`
  return payloadOptional ? code`${modelType(payload)} | undefined` : code`${modelType(payload)}`
}

/** Validator of a message's payload. */
export function payloadValidator({ payload }: ChannelPart): ImportedName | undefined {
  return payload === undefined ? undefined : modelValidator(payload)
}

export const channelEnd = fromRuntime('channel/ChannelEndpoint', 'ChannelEnd', { type: true })
export const requestOptions = fromRuntime('channel/openRequests', 'ChannelRequestOptions', { type: true })
export const messageListener = fromRuntime('channel/channelEvents', 'MessageListener', { type: true })
