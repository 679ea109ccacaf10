import { block, type Code, code, literal } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { rpcParametersType, rpcResultType, rpcSchemaType } from '../../layout/rpcNames.ts'
import type { RpcMethod } from '../../model/rpcMethod.ts'
import type { RpcService } from '../../model/service.ts'
import { areParametersOptional } from './parametersShape.ts'

/** `rpc/EthereumRpcSchema.ts`: the methods in the form of viem's clients and transports. */
export function rpcSchemaFile(service: RpcService): OutputFile {
  const { name } = rpcSchemaType(service)
  return {
    path: `rpc/${name}`,
    declarations: () => [
      {
        kind: 'typeAlias',
        name,
        doc: `Methods of ${service.title} in the form of viem's RpcSchema: \`createClient({ rpcSchema: rpcSchema<${name}>() })\`.`,
        type: block('[', service.methods.map(methodType), ']'),
      },
      {
        kind: 'typeAlias',
        name: `${service.pascalName}Method`,
        doc: `Name of a method of ${service.title}.`,
        type: code`${{ kind: 'code', parts: [name] }}[number]['Method']`,
      },
    ],
  }
}

function methodType(method: RpcMethod): Code {
  const parameters = code`${rpcParametersType(method)}`
  const entry = areParametersOptional(method)
    ? code`Parameters?: ${method.parameters.length === 0 ? code`undefined` : code`${parameters} | undefined`}`
    : code`Parameters: ${parameters}`
  return block(
    '{',
    [code`Method: ${literal(method.method)}`, entry, code`ReturnType: ${rpcResultType(method)}`],
    '}',
    '',
  )
}
