import { code, literal, objectLiteral } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { hasParameters, requiresParameters } from '../../layout/operationFacts.ts'
import { clientFunction, clientType, parametersType, replyType } from '../../layout/operationNames.ts'
import { mutationOptionsFunction, mutationVariablesType } from '../../layout/queryNames.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'

/** Options of an operation that changes something. */
export function mutationDeclarations(service: HttpService, operation: Operation): Declaration[] {
  const takes = hasParameters(operation)
  const variables = code`${mutationVariablesType(operation)}`
  const key = code`readonly [service: ${literal(service.name)}, operation: ${literal(operation.name)}]`
  const call = takes
    ? code`(variables) => ${clientFunction(operation)}(client, ${requiresParameters(operation) ? code`variables` : code`variables ?? {}`})`
    : code`() => ${clientFunction(operation)}(client)`
  return [
    {
      kind: 'typeAlias',
      name: mutationVariablesType(operation).name,
      doc: `What a mutation of \`${operation.name}\` is called with.`,
      type: !takes
        ? code`void`
        : requiresParameters(operation)
          ? code`${parametersType(operation)}`
          : code`${parametersType(operation)} | void`,
    },
    {
      kind: 'function',
      name: mutationOptionsFunction(operation).name,
      doc: [operation.summary ?? operation.description, 'Options of a mutation: key and function.']
        .filter((text) => text !== undefined)
        .join('\n\n'),
      deprecated: operation.deprecated,
      parameters: [{ name: 'client', type: code`${clientType()}` }],
      returns: code`${fromRuntime('queryTypes', 'Mutation', { type: true })}<${key}, ${variables}, ${replyType(operation)}>`,
      body: [
        code`return ${objectLiteral([
          { key: 'mutationKey', value: code`[${literal(service.name)}, ${literal(operation.name)}]` },
          { key: 'mutationFn', value: call },
        ])}`,
      ],
    },
  ]
}
