import { code, literal, type ObjectEntry, objectLiteral } from '../../fragment/code.ts'
import type { FunctionParameter } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { pure } from '../../fragment/pure.ts'
import { rpcMethodDescription, rpcParametersType, rpcResultType } from '../../layout/rpcNames.ts'
import type { RpcMethod } from '../../model/rpcMethod.ts'
import { schemaType } from '../../schema/schemaType.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { errorDeclarations } from './errorDeclarations.ts'
import { areParametersOptional, parametersTypeCode, parametersValidator } from './parametersShape.ts'

const description = fromRuntime('rpc/requestMethod', 'RpcMethodDescription', { type: true })
const provider = fromRuntime('rpc/requestMethod', 'RpcProvider', { type: true })
const options = fromRuntime('rpc/requestMethod', 'RpcRequestOptions', { type: true })
const requestMethod = fromRuntime('rpc/requestMethod', 'requestMethod')

/** `rpc/ethGetBalance.ts`: types, validators, documented errors and the request of one method. */
export function methodFile(method: RpcMethod): OutputFile {
  const { name, pascalName, result } = method
  const facts = { doc: methodDoc(method), deprecated: method.deprecated }
  return {
    path: `rpc/${name}`,
    declarations: () => [
      {
        kind: 'typeAlias',
        name: rpcParametersType(method).name,
        doc: `Parameters of \`${method.method}\`.`,
        type: parametersTypeCode(method),
      },
      {
        kind: 'typeAlias',
        name: rpcResultType(method).name,
        doc: `Result of \`${method.method}\`.`,
        type: result === undefined ? code`undefined` : schemaType(result),
      },
      ...errorDeclarations(method),
      {
        kind: 'const',
        name: rpcMethodDescription(method).name,
        doc: `Name and validators of \`${method.method}\`.`,
        type: code`${description}`,
        value: pure(describe(method)),
      },
      {
        kind: 'function',
        name: `request${pascalName}`,
        ...facts,
        parameters: requestParameters(method),
        returns: code`Promise<${rpcResultType(method)}>`,
        body: [
          method.parameters.length === 0
            ? code`return ${requestMethod}(provider, ${rpcMethodDescription(method)}, undefined, options)`
            : code`return ${requestMethod}(provider, ${rpcMethodDescription(method)}, parameters, options)`,
        ],
      },
    ],
  }
}

function requestParameters(method: RpcMethod): FunctionParameter[] {
  const parameters: FunctionParameter = {
    name: 'parameters',
    type: code`${rpcParametersType(method)}`,
    optional: areParametersOptional(method),
  }
  return [
    { name: 'provider', type: code`${provider}` },
    ...(method.parameters.length === 0 ? [] : [parameters]),
    { name: 'options', type: code`${options}`, optional: true },
  ]
}

function describe(method: RpcMethod) {
  const entries: ObjectEntry[] = [
    { key: 'method', value: literal(method.method) },
    { key: 'params', value: parametersValidator(method) },
  ]
  if (method.result !== undefined) entries.push({ key: 'result', value: schemaValidator(method.result) })
  return objectLiteral(entries)
}

function methodDoc({ method, summary, description: text }: RpcMethod): string {
  const paragraphs = [summary, text === summary ? undefined : text, `\`${method}\``]
  return paragraphs.filter((part) => part !== undefined).join('\n\n')
}
