import { code, identifier, objectLiteral } from '../../fragment/code.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { rpcMethodDescription, rpcSchemaType } from '../../layout/rpcNames.ts'
import type { RpcService } from '../../model/service.ts'

const description = fromRuntime('rpc/requestMethod', 'RpcMethodDescription', { type: true })
const provider = fromRuntime('rpc/requestMethod', 'RpcProvider', { type: true })
const request = fromRuntime('rpc/createRpcRequest', 'RpcRequest', { type: true })
const post = fromRuntime('rpc/createRpcBatch', 'RpcPost', { type: true })
const batch = fromRuntime('rpc/createRpcBatch', 'RpcBatch', { type: true })
const createRpcBatch = fromRuntime('rpc/createRpcBatch', 'createRpcBatch')
const createRpcRequest = fromRuntime('rpc/createRpcRequest', 'createRpcRequest')

/** `rpc/createEthereumRequest.ts`: one function for all methods, with all their validators. */
export function createRequestFile(service: RpcService): OutputFile {
  const methods = `${service.camelName}Methods`
  const name = `create${service.pascalName}Request`
  return {
    path: `rpc/${name}`,
    declarations: () => [
      {
        kind: 'const',
        name: methods,
        doc: `Name and validators of every method of ${service.title}.`,
        type: code`Readonly<Record<${rpcSchemaType(service)}[number]['Method'], ${description}>>`,
        value: objectLiteral(
          service.methods.map((method) => ({
            key: method.method,
            value: code`${rpcMethodDescription(method)}`,
          })),
        ),
      },
      {
        kind: 'function',
        name,
        doc: `Makes a request function that checks parameters on their way out and results on their way in. Methods that ${service.title} does not have are refused.`,
        parameters: [{ name: 'provider', type: code`${provider}` }],
        returns: code`${request}<${rpcSchemaType(service)}>`,
        body: [code`return ${createRpcRequest}<${rpcSchemaType(service)}>(provider, ${identifier(methods)})`],
      },
      {
        kind: 'function',
        name: `create${service.pascalName}Batch`,
        doc: `Makes a function that sends several requests in one batch, checks their parameters on the way out and each result on its way in.`,
        parameters: [{ name: 'post', type: code`${post}` }],
        returns: code`${batch}<${rpcSchemaType(service)}>`,
        body: [code`return ${createRpcBatch}<${rpcSchemaType(service)}>(post, ${identifier(methods)})`],
      },
    ],
  }
}
