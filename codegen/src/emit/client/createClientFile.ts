import { block, code, join, literal } from '../../fragment/code.ts'
import type { Declaration, InterfaceDeclaration, Member } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Parameter } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { memberCode, schemaType } from '../../schema/schemaType.ts'
import { authorizer, clientAuth, credentialNames } from './clientAuth.ts'
import { baseUrlMember, defaultBaseUrl, serverDeclarations } from './clientServers.ts'

const serviceClient = fromRuntime('client/ServiceClient', 'ServiceClient', { type: true })
const serviceClientOptions = fromRuntime('client/ServiceClient', 'ServiceClientOptions', { type: true })
const createServiceClient = fromRuntime('client/ServiceClient', 'createServiceClient')

/** Re-exports what calls need, so that callers need not import run-time files. */
const runtimeExports = [
  fromRuntime('client/ClientError', 'ClientError'),
  fromRuntime('client/ClientError', 'ClientErrorCode', { type: true }),
  fromRuntime('client/ClientError', 'isClientError'),
  fromRuntime('client/retryCalls', 'RetryOptions', { type: true }),
  fromRuntime('client/retryCalls', 'retryCalls'),
].map((from): Declaration => ({ kind: 'reExport', name: from.name, from }))

/** `client/createClient.ts` */
export function createClientFile(service: HttpService): OutputFile {
  return { path: 'client/createClient', declarations: () => clientDeclarations(service) }
}

function clientDeclarations(service: HttpService): Declaration[] {
  const auth = clientAuth(service)
  const options = clientOptions(service, auth !== undefined)
  const authorize = authorizer(service)
  const baseUrl = defaultBaseUrl(service)
  const given =
    baseUrl === undefined
      ? code`options`
      : code`{ ...options, baseUrl: options.baseUrl ?? ${literal(baseUrl)} }`
  return [
    {
      kind: 'typeAlias',
      name: 'Client',
      doc: `${service.title} at an address. Only functions of this service accept it.`,
      type: code`${serviceClient}<${literal(service.name)}>`,
    },
    ...(auth === undefined ? [] : [auth]),
    options,
    {
      kind: 'function',
      name: 'createClient',
      doc: createClientDoc(service, options.members.some(isRequired)),
      parameters: [
        options.members.some(isRequired) || baseUrl === undefined
          ? { name: 'options', type: code`ClientOptions` }
          : { name: 'options', type: code`ClientOptions`, default: code`{}` },
      ],
      returns: code`Client`,
      body: [
        authorize === undefined
          ? code`return ${createServiceClient}(${literal(service.name)}, ${given})`
          : code`return ${createServiceClient}(${literal(service.name)}, ${given}, ${authorize})`,
      ],
    },
    ...serverDeclarations(service),
    ...runtimeExports,
  ]
}

function createClientDoc(service: HttpService, asksForMore: boolean): string {
  const text = `Makes a client of ${service.title}. Sends nothing.`
  if (asksForMore) return text
  const [scheme] = [...credentialNames(service).values()]
  const auth = scheme === undefined ? '' : `, auth: { ${scheme}: () => secret }`
  const address = defaultBaseUrl(service) ?? 'https://api.example'
  return `${text}\n\n@example\nconst client = createClient({ baseUrl: '${address}'${auth} })`
}

function isRequired({ optional }: Member): boolean {
  return optional !== true
}

function clientOptions(service: HttpService, hasAuth: boolean): InterfaceDeclaration {
  const baseUrl = defaultBaseUrl(service)
  const own: Member[] = [
    ...(baseUrl === undefined ? [] : [baseUrlMember(service, baseUrl)]),
    ...queryMember(service),
  ]
  const authMember: Member = {
    name: 'auth',
    type: code`ClientAuth | undefined`,
    optional: true,
    readonly: true,
    doc: 'Credentials, by security scheme.',
  }
  const replaced = own.map(({ name }) => literal(name))
  return {
    kind: 'interface',
    name: 'ClientOptions',
    doc: 'Address of the service, and settings of every call.',
    extends: [
      replaced.length === 0
        ? code`${serviceClientOptions}`
        : code`Omit<${serviceClientOptions}, ${join(replaced, ' | ')}>`,
    ],
    members: hasAuth ? [...own, authMember] : own,
  }
}

/** The parameters that are passed once for all calls. */
function queryMember({ operations }: HttpService): Member[] {
  const everyCall = new Map<string, Parameter>()
  for (const operation of operations) {
    for (const parameter of operation.parameters) {
      if (parameter.everyCall && parameter.in === 'query') everyCall.set(parameter.name, parameter)
    }
  }
  if (everyCall.size === 0) return []
  const parameters = [...everyCall.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  const isNeeded = parameters.some(({ required }) => required)
  const query = block(
    '{',
    [
      ...parameters.map(({ name, required, schema }) => {
        const type = schemaType(schema, { direction: 'sent', readonlyLists: true })
        return memberCode({ name, type: required ? type : code`${type} | undefined`, optional: !required })
      }),
      code`[name: string]: unknown`,
    ],
    '}',
    '',
  )
  return [
    {
      name: 'query',
      type: isNeeded ? query : code`${query} | undefined`,
      optional: !isNeeded,
      readonly: true,
      doc: 'Sent with every call; parameters of a single call override them. Empty values are left out.',
    },
  ]
}
