import { code, join, literal, literalEntry, objectLiteral } from '../../fragment/code.ts'
import type { Declaration, Member } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { Server, ServerVariable } from '../../model/server.ts'
import type { HttpService } from '../../model/service.ts'

/** The default address of a client: the contract's first, if that is absolute and without variables. */
export function defaultBaseUrl({ servers }: HttpService): string | undefined {
  const [first] = servers
  return first !== undefined && /^https?:\/\/[^{}]+$/i.test(first.defaultUrl) ? first.defaultUrl : undefined
}

/** The option `baseUrl`, for interfaces of options. */
export function baseUrlMember(service: HttpService, baseUrl: string): Member {
  const others = service.servers
    .slice(1)
    .map(({ url, description }) => (description === undefined ? `- ${url}` : `- ${url}: ${description}`))
  return {
    name: 'baseUrl',
    type: code`string | undefined`,
    optional: true,
    readonly: true,
    doc: [
      `Address that the paths of the contract are appended to. Default: ${baseUrl}`,
      ...(others.length === 0 ? [] : [`Others in the contract:\n\n${others.join('\n')}`]),
    ].join('\n\n'),
  }
}

/** `serverUrl({ region: 'eu' })`, for a service whose address has variables. */
export function serverDeclarations({ servers, title }: HttpService): Declaration[] {
  const server = servers.find(({ variables }) => variables.length > 0)
  if (server === undefined) return []
  return [
    {
      kind: 'interface',
      name: 'ServerVariables',
      doc: `Variables in the address of ${title}.`,
      members: server.variables.map(
        (variable): Member => ({
          name: variable.name,
          type: code`${valueType(variable)} | undefined`,
          optional: true,
          readonly: true,
          doc: [variable.description, `Default: '${variable.default}'`].filter(Boolean).join('\n\n'),
        }),
      ),
    },
    {
      kind: 'function',
      name: 'serverUrl',
      doc: [server.description, `The address \`${server.url}\` with its variables filled in.`]
        .filter(Boolean)
        .join('\n\n'),
      parameters: [{ name: 'variables', type: code`ServerVariables`, optional: true }],
      returns: code`string`,
      body: [
        code`return ${fromRuntime('client/serverAddress', 'serverAddress')}(${literal(server.url)}, ${defaults(server)}, variables)`,
      ],
    },
  ]
}

function valueType({ values = [] }: ServerVariable) {
  return values.length === 0
    ? code`string`
    : join(
        values.map((value) => literal(value)),
        ' | ',
      )
}

function defaults({ variables }: Server) {
  return objectLiteral(variables.map(({ name, default: value }) => literalEntry(name, literal(value))))
}
