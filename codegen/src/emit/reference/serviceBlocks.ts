import { exampleCall } from '../../layout/exampleCall.ts'
import type { SecurityScheme } from '../../model/securityScheme.ts'
import type { Server } from '../../model/server.ts'
import type { HttpService } from '../../model/service.ts'
import { codeSpan, inlineText } from './markdown/inlineText.ts'
import { table } from './markdown/table.ts'
import { codeBlock } from './markdown/textBlock.ts'
import { pageHead } from './pageHead.ts'
import { cellText } from './schemaLimits.ts'

/** Head of an HTTP service's page: its name, servers, security, and how to call it. */
export function serviceBlocks(service: HttpService): string[] {
  return [
    ...pageHead(service),
    ...serverBlocks(service.servers),
    ...securityBlocks(service.securitySchemes),
    ...callBlocks(service),
  ]
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
        schemeDescription(scheme),
        cellText(scheme.description, scheme.deprecated),
      ]),
    ),
  ]
}

function schemeDescription(scheme: SecurityScheme): string {
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

function callBlocks(service: HttpService): string[] {
  const example = exampleCall(service)
  if (example === undefined) return []
  const path = codeSpan(`${service.name}/client`)
  return [
    '## How to call',
    `In the generated client, ${path}, each operation is a function of its name:`,
    codeBlock(example.lines.join('\n'), 'ts'),
  ]
}
