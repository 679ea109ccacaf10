import { code, objectLiteral } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { bodyDirection, parametersIn, sentContent } from '../../layout/operationFacts.ts'
import { partType, requestValidator } from '../../layout/operationNames.ts'
import type { Operation, ParameterPlace } from '../../model/operation.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { zod } from '../../schema/zod.ts'
import { deferred, pureValidator } from './pureValidator.ts'
import { validatorType } from './validatorType.ts'

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/** `getWalletsQuerySchema` and its siblings, for servers. */
export function requestValidators(operation: Operation): Declaration[] {
  return [...places.flatMap((place) => groupValidator(operation, place)), ...bodyValidator(operation)]
}

function groupValidator(operation: Operation, place: ParameterPlace): Declaration[] {
  const parameters = parametersIn(operation, place)
  if (parameters.length === 0) return []
  const entries = parameters.map((parameter) => {
    const schema = schemaValidator(parameter.schema, { direction: 'sent' })
    return { key: parameter.name, value: parameter.required ? schema : code`${zod}.optional(${schema})` }
  })
  return [
    {
      kind: 'const',
      name: requestValidator(operation, place).name,
      doc: `The ${place} parameters of \`${operation.name}\`.`,
      type: validatorType(code`${partType(operation, place)}`),
      value: deferred(code`${zod}.object(${objectLiteral(entries)})`),
    },
  ]
}

function bodyValidator(operation: Operation): Declaration[] {
  const content = sentContent(operation)
  if (content === undefined || !['json', 'form', 'multipart'].includes(content.kind)) return []
  return [
    {
      kind: 'const',
      name: requestValidator(operation, 'body').name,
      doc: `The body that \`${operation.name}\` accepts.`,
      type: validatorType(code`${partType(operation, 'body')}`),
      value:
        content.schema === undefined
          ? deferred(code`${zod}.unknown()`)
          : pureValidator(content.schema, { direction: bodyDirection(operation) }),
    },
  ]
}
