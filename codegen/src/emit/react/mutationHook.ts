import { code } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromPackage, fromRuntime } from '../../fragment/importedName.ts'
import { clientType, replyType } from '../../layout/operationNames.ts'
import { mutationOptionsFunction, mutationVariablesType } from '../../layout/queryNames.ts'
import type { Operation } from '../../model/operation.ts'

/** `useUpdateSessionMutation` */
export function mutationHook(operation: Operation): Declaration {
  const name = `use${operation.pascalName}Mutation`
  const types = code`${replyType(operation)}, ${mutationVariablesType(operation)}`
  const result = code`${replyType(operation)}, ${fromRuntime('ClientError', 'ClientError', { type: true })}, ${mutationVariablesType(operation)}`
  return {
    kind: 'function',
    name,
    doc: operation.summary ?? operation.description,
    deprecated: operation.deprecated,
    typeParameters: [{ name: 'Context', default: code`unknown` }],
    parameters: [
      { name: 'client', type: code`${clientType()}` },
      {
        name: 'options',
        optional: true,
        type: code`${fromRuntime('hookOptions', 'MutationHookOptions', { type: true })}<${types}, Context>`,
      },
    ],
    returns: code`${fromPackage('@tanstack/react-query', 'UseMutationResult', { type: true })}<${result}, Context>`,
    body: [
      code`return ${fromPackage('@tanstack/react-query', 'useMutation')}({ ...options, ...${mutationOptionsFunction(operation)}(client) })`,
    ],
  }
}
