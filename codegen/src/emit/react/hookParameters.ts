import { type Code, code } from '../../fragment/code.ts'
import type { FunctionParameter } from '../../fragment/declaration.ts'
import { fromPackage } from '../../fragment/importedName.ts'
import { hasParameters, requiresParameters } from '../../layout/operationFacts.ts'
import { clientType, parametersType } from '../../layout/operationNames.ts'
import type { Operation } from '../../model/operation.ts'

const skipToken = fromPackage('@tanstack/react-query', 'skipToken')
const skipTokenType = fromPackage('@tanstack/react-query', 'SkipToken', { type: true })

/** Parameters of a query hook. A suspense hook cannot wait for its parameters. */
export function hookParameters(
  operation: Operation,
  options: { readonly type: Code; readonly suspends: boolean },
): FunctionParameter[] {
  const client: FunctionParameter = { name: 'client', type: code`${clientType()}` }
  const own: FunctionParameter = { name: 'options', optional: true, type: options.type }
  if (!hasParameters(operation)) return [client, own]
  const type = parametersType(operation)
  const parameters: FunctionParameter = {
    name: 'parameters',
    type: options.suspends ? code`${type}` : code`${type} | ${skipTokenType}`,
    optional: !requiresParameters(operation),
  }
  return [client, parameters, own]
}

/** `given` once there are parameters, `otherwise` until then. */
export function unlessSkipped(given: Code, otherwise: Code): Code {
  return code`parameters === ${skipToken} ? ${otherwise} : ${given}`
}
