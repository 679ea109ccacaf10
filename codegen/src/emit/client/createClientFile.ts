import { block, code, join, literal } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Parameter } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { memberCode, schemaType } from '../../schema/schemaType.ts'

const serviceClient = fromRuntime('ServiceClient', 'ServiceClient', { type: true })
const serviceClientOptions = fromRuntime('ServiceClient', 'ServiceClientOptions', { type: true })
const createServiceClient = fromRuntime('ServiceClient', 'createServiceClient')

/** `client/createClient.ts` */
export function createClientFile(service: HttpService): OutputFile {
  return {
    path: 'client/createClient',
    declarations: () => [
      {
        kind: 'typeAlias',
        name: 'Client',
        doc: `${service.title} at an address. Only functions of this service take it.`,
        type: code`${serviceClient}<${literal(service.name)}>`,
      },
      clientOptions(service),
      {
        kind: 'function',
        name: 'createClient',
        doc: `Makes a client of ${service.title}. Sends nothing.`,
        parameters: [{ name: 'options', type: code`ClientOptions` }],
        returns: code`Client`,
        body: [code`return ${createServiceClient}(${literal(service.name)}, options)`],
      },
    ],
  }
}

function clientOptions({ operations }: HttpService): Declaration {
  const everyCall = new Map<string, Parameter>()
  for (const operation of operations) {
    for (const parameter of operation.parameters) {
      if (parameter.everyCall && parameter.in === 'query') everyCall.set(parameter.name, parameter)
    }
  }
  const doc = 'Where the service is, and what every call carries.'
  if (everyCall.size === 0) {
    return {
      kind: 'interface',
      name: 'ClientOptions',
      doc,
      extends: [code`${serviceClientOptions}`],
      members: [],
    }
  }
  const parameters = [...everyCall.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  const isRequired = parameters.some(({ required }) => required)
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
  return {
    kind: 'interface',
    name: 'ClientOptions',
    doc,
    extends: [code`Omit<${serviceClientOptions}, ${join([literal('query')], ' | ')}>`],
    members: [
      {
        name: 'query',
        type: isRequired ? query : code`${query} | undefined`,
        optional: !isRequired,
        readonly: true,
        doc: 'Sent with every call; parameters of a single call win. Empty values are left out.',
      },
    ],
  }
}
