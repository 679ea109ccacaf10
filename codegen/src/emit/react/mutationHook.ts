import { code } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromPackage, fromRuntime } from '../../fragment/importedName.ts'
import { clientType, replyType } from '../../layout/operationNames.ts'
import { mutationOptionsFunction, mutationVariablesType } from '../../layout/queryNames.ts'
import type { Operation } from '../../model/operation.ts'

const clientError = fromRuntime('client/ClientError', 'ClientError', { type: true })
const hook = fromRuntime('react/hookMutation', 'useOperationMutation')
const hookOptions = fromRuntime('react/hookOptions', 'MutationHookOptions', { type: true })
const hookResult = fromPackage('@tanstack/react-query', 'UseMutationResult', { type: true })

/** `useUpdateSessionMutation` */
export function mutationHook(operation: Operation): Declaration {
  const reply = replyType(operation)
  const variables = mutationVariablesType(operation)
  return {
    kind: 'function',
    name: `use${operation.pascalName}Mutation`,
    doc: operation.summary ?? operation.description,
    deprecated: operation.deprecated,
    typeParameters: [{ name: 'Context', default: code`unknown` }],
    parameters: [
      { name: 'client', type: code`${clientType()}` },
      { name: 'options', optional: true, type: code`${hookOptions}<${reply}, ${variables}, Context>` },
    ],
    returns: code`${hookResult}<${reply}, ${clientError}, ${variables}, Context>`,
    body: [
      code`return ${hook}<${reply}, ${variables}, Context>(${mutationOptionsFunction(operation)}(client, options), options)`,
    ],
  }
}
