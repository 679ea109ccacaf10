import type { ChannelEvent, ChannelPart, ChannelRequest } from '../../model/channelMessage.ts'
import type { ChannelService } from '../../model/service.ts'
import { linksInPage } from './links.ts'
import { codeSpan, inlineText } from './markdown/inlineText.ts'
import { anchoredHeading, page } from './markdown/page.ts'
import { table } from './markdown/table.ts'
import { paragraph, textBlock } from './markdown/textBlock.ts'
import { modelSections } from './modelSection.ts'
import { pageHead } from './pageHead.ts'
import { modelLink } from './schemaDescription.ts'

/** The page of a message channel. */
export function channelPage(service: ChannelService): string {
  const { requests, events, models } = service
  return page([
    ...pageHead(service),
    table(
      ['Request', 'Does', 'Time limit'],
      requests.map((request) => [
        `[${request.name}](#request-${request.name})`,
        inlineText(request.summary ?? ''),
        timeLimit(request),
      ]),
    ),
    table(
      ['Event', 'Sent by', 'Meaning'],
      events.map((event) => [
        `[${event.name}](#event-${event.name})`,
        `the ${event.from}`,
        inlineText(event.summary ?? ''),
      ]),
    ),
    ...(requests.length === 0 ? [] : ['## Requests of the caller', ...requests.flatMap(requestSection)]),
    ...(events.length === 0 ? [] : ['## Events', ...events.flatMap(eventSection)]),
    ...modelSections(models),
  ])
}

function requestSection(request: ChannelRequest): string[] {
  return [
    anchoredHeading(3, `request-${request.name}`, request.name),
    paragraph(request.summary),
    textBlock(request.description),
    table(
      ['Message', 'Sent by', 'Type', 'Payload'],
      [
        ['request', 'the caller', ...partCells(request.request)],
        ['success', 'the responder', ...partCells(request.success)],
        ['error', 'the responder', ...partCells(request.error)],
      ],
    ),
    `Time limit: ${timeLimit(request) || 'none'}.`,
  ]
}

function eventSection(event: ChannelEvent): string[] {
  return [
    anchoredHeading(3, `event-${event.name}`, event.name),
    paragraph(event.summary),
    textBlock(event.description),
    table(['Sent by', 'Type', 'Payload'], [[`the ${event.from}`, ...partCells(event.message)]]),
  ]
}

function partCells({ type, payload, payloadOptional }: ChannelPart): string[] {
  const link = payload === undefined ? 'none' : modelLink(payload, linksInPage)
  return [codeSpan(type), payload !== undefined && payloadOptional ? `${link}, may be left out` : link]
}

function timeLimit({ timeoutMs }: ChannelRequest): string {
  return timeoutMs === undefined ? '' : `${timeoutMs / 1000} s`
}
