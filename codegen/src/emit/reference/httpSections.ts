import type { PageSection } from '../../fragment/outputFile.ts'
import type { IncomingOperation } from '../../model/incomingOperation.ts'
import type { Operation } from '../../model/operation.ts'
import type { SecurityScheme } from '../../model/securityScheme.ts'
import type { Server } from '../../model/server.ts'
import type { HttpService } from '../../model/service.ts'
import { operationGroups } from '../groupFiles.ts'
import { codeSpan, inlineText } from './markdown/inlineText.ts'
import { page } from './markdown/page.ts'
import { table } from './markdown/table.ts'
import { modelSection } from './modelSection.ts'
import { operationAnchor, operationSection } from './operationSection.ts'
import { pageHead } from './pageHead.ts'
import { cellText } from './schemaLimits.ts'

/** The page of an HTTP service, a section for each operation and model: a change of one need not touch the others. */
export function httpSections(service: HttpService): PageSection[] {
  const { servers, securitySchemes, operations, incoming, models } = service
  const section = (operation: Operation | IncomingOperation) => () => page(operationSection(operation))
  return [
    () => page([...pageHead(service), ...serverBlocks(servers), ...securityBlocks(securitySchemes)]),
    () => (operations.length === 0 ? '' : page(['## Operations', operationIndex(operations)])),
    ...[...operationGroups(operations).values()].flat().map(section),
    () => (incoming.length === 0 ? '' : page(['## What the service sends', operationIndex(incoming)])),
    ...incoming.map(section),
    () => (models.length === 0 ? '' : '## Models'),
    ...models.map((model) => () => page(modelSection(model))),
  ]
}

function operationIndex(operations: readonly Operation[]): string {
  return table(
    ['Operation', 'Request', 'Does'],
    [...operationGroups(operations).values()]
      .flat()
      .map((operation) => [
        `[${operation.name}](#${operationAnchor(operation)})`,
        codeSpan(`${operation.method.toUpperCase()} ${operation.path}`),
        cellText(operation.summary, operation.deprecated),
      ]),
  )
}

function serverBlocks(servers: readonly Server[]): string[] {
  return [
    table(
      ['Server', 'Is'],
      servers.map(({ url, description }) => [codeSpan(url), inlineText(description ?? '')]),
    ),
    table(
      ['Variable', 'Default', 'Values', 'Is'],
      servers.flatMap(({ variables }) =>
        variables.map((variable) => [
          codeSpan(`{${variable.name}}`),
          codeSpan(variable.default),
          (variable.values ?? []).map(codeSpan).join(', '),
          inlineText(variable.description ?? ''),
        ]),
      ),
    ),
  ]
}

function securityBlocks(schemes: readonly SecurityScheme[]): string[] {
  if (schemes.length === 0) return []
  return [
    '## Security',
    table(
      ['Scheme', 'How', 'Is'],
      schemes.map((scheme) => [
        codeSpan(scheme.name),
        schemeWords(scheme),
        cellText(scheme.description, scheme.deprecated),
      ]),
    ),
  ]
}

function schemeWords(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'apiKey':
      return `key in the ${scheme.in === 'query' ? 'query parameter' : scheme.in} ${codeSpan(scheme.parameter)}`
    case 'http':
      return `header \`Authorization\`, ${codeSpan(scheme.scheme)}`
    case 'oauth2':
      return `OAuth 2, ${scheme.flows.map(({ grant }) => codeSpan(grant)).join(', ')}`
    case 'openIdConnect':
      return `OpenID Connect, ${codeSpan(scheme.url)}`
    case 'mutualTLS':
      return 'client certificate'
  }
}
