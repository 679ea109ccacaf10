import type { IncomingOperation } from '../../model/incomingOperation.ts'
import { jsonText } from '../../model/json.ts'
import type { MediaContent, Operation, Parameter, Reply } from '../../model/operation.ts'
import { pagingDescription, staleDescription } from './cacheDescription.ts'
import { fieldTable, hasFields } from './fieldTable.ts'
import { type Links, operationAnchor } from './links.ts'
import { codeSpan, inlineText } from './markdown/inlineText.ts'
import { anchoredHeading, jsonExample } from './markdown/page.ts'
import { table } from './markdown/table.ts'
import { paragraph, textBlock } from './markdown/textBlock.ts'
import { schemaDescription } from './schemaDescription.ts'
import { cellText, schemaNotes } from './schemaLimits.ts'

/** The section of an operation, or of a request that the service sends. */
export function operationSection(operation: Operation | IncomingOperation, links: Links): string[] {
  return [
    anchoredHeading(3, operationAnchor(operation.name), operation.name),
    codeSpan(`${operation.method.toUpperCase()} ${operation.path}`),
    'origin' in operation ? originDescription(operation, links) : '',
    operation.deprecated ? '**Deprecated.**' : '',
    paragraph(operation.summary),
    textBlock(operation.description),
    securityDescription(operation),
    serverDescription(operation),
    pagingDescription(operation),
    staleDescription(operation),
    parameterTable(operation.parameters, links),
    ...operation.parameters
      .filter(({ schema }) => hasFields(schema))
      .flatMap(({ name, schema }) => [`Fields of ${codeSpan(name)}:`, fieldTable(schema, links)]),
    ...bodyBlocks(operation, links),
    ...replyBlocks(operation.replies, links),
  ]
}

function originDescription({ origin }: IncomingOperation, links: Links): string {
  if (origin.kind === 'webhook') return `Webhook ${codeSpan(origin.event)}.`
  const causes = origin.causedBy.map((name) => `[${name}](${links.operation(name)})`)
  return `Callback ${codeSpan(origin.event)} of ${causes.join(', ')}, sent to ${codeSpan(origin.expression)}.`
}

/** Most security alternatives that a page lists under each operation. */
const mostAlternatives = 20

function securityDescription({ security }: Operation): string {
  const alternatives = security.slice(0, mostAlternatives).map((schemes) => {
    const names = Object.entries(schemes).map(([name, scopes]) =>
      scopes.length === 0 ? codeSpan(name) : `${codeSpan(name)} (${scopes.map(codeSpan).join(', ')})`,
    )
    return names.length === 0 ? 'nothing' : names.join(' and ')
  })
  const others = security.length - alternatives.length
  if (others > 0) alternatives.push(`one of ${others} others`)
  return alternatives.length === 0 ? '' : `Requires ${alternatives.join(', or ')}.`
}

function serverDescription({ servers = [] }: Operation): string {
  return servers.length === 0 ? '' : `At ${servers.map(({ url }) => codeSpan(url)).join(', ')}.`
}

function parameterTable(parameters: readonly Parameter[], links: Links): string {
  return table(
    ['Parameter', 'In', 'Type', 'Required', 'Limits', 'Description', 'Example'],
    parameters.map((parameter) => [
      codeSpan(parameter.name),
      parameter.in,
      schemaDescription(parameter.schema, links),
      requiredDescription(parameter),
      [...schemaNotes(parameter.schema), ...writingOf(parameter)].join(', '),
      cellText(parameter.description ?? parameter.schema.description, parameter.deprecated),
      [...parameter.examples, ...parameter.schema.examples]
        .slice(0, 1)
        .map((example) => codeSpan(jsonText(example)))
        .join(''),
    ]),
  )
}

function requiredDescription({ required, everyCall }: Parameter): string {
  if (!required) return ''
  return everyCall ? 'yes, once for the client' : 'yes'
}

/** Style of a list or an object, when not the default of its place. */
function writingOf({ style, explode, mediaType, schema, in: place }: Parameter): string[] {
  if (mediaType !== undefined) return [`written as ${codeSpan(mediaType)}`]
  if (schema.kind !== 'array' && schema.kind !== 'object') return []
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple'
  if (style === usual && explode === (usual === 'form')) return []
  return [`style ${codeSpan(style)}${explode ? ', exploded' : ''}`]
}

function bodyBlocks({ body }: Operation, links: Links): string[] {
  if (body === undefined) return []
  return [
    `#### Body${body.required ? '' : ' (may be left out)'}`,
    textBlock(body.description),
    ...body.contents.map((content) => `- ${contentDescription(content, links)}`),
    ...body.contents.flatMap((content) => contentBlocks(content, '', links)),
  ]
}

function replyBlocks(replies: readonly Reply[], links: Links): string[] {
  if (replies.length === 0) return []
  return [
    '#### Replies',
    table(
      ['Status', 'Body', 'Headers', 'Description'],
      replies.map(({ status, contents, headers, description }) => [
        codeSpan(String(status)),
        contents.length === 0
          ? 'none'
          : contents.map((content) => contentDescription(content, links)).join(' or '),
        headers
          .map(({ name, schema }) => `${codeSpan(name)}: ${schemaDescription(schema, links)}`)
          .join(', '),
        inlineText(description),
      ]),
    ),
    ...replies.flatMap(({ status, contents }) =>
      contents.flatMap((content) => contentBlocks(content, ` of ${codeSpan(String(status))}`, links)),
    ),
  ]
}

function contentDescription({ mediaType, schema, kind }: MediaContent, links: Links): string {
  const type =
    schema === undefined ? '' : `: ${[schemaDescription(schema, links), ...schemaNotes(schema)].join(', ')}`
  const encoding = kind === 'json' && !/json/i.test(mediaType) ? ' (JSON)' : ''
  return `${codeSpan(mediaType)}${encoding}${type}`
}

/** Fields of a body that has no name of its own, and an example. */
function contentBlocks({ schema, examples }: MediaContent, where: string, links: Links): string[] {
  const fields =
    schema !== undefined && hasFields(schema) ? [`Fields${where}:`, fieldTable(schema, links)] : []
  const [example] = examples
  return [...fields, ...(example === undefined ? [] : jsonExample(`Example${where}`, example))]
}
