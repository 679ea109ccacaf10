import { code, objectLiteral } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { parametersIn, sentContent } from '../../layout/operationFacts.ts'
import { partType, requestValidator } from '../../layout/operationNames.ts'
import type { Operation, ParameterPlace } from '../../model/operation.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { zod } from '../../schema/zod.ts'
import { validatorType } from './validatorType.ts'

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/** `validators/getWalletsQuerySchema.ts` and its siblings: what a server checks. */
export function requestValidatorFiles(operation: Operation): OutputFile[] {
  return [...places.flatMap((place) => groupFile(operation, place)), ...bodyFile(operation)]
}

function groupFile(operation: Operation, place: ParameterPlace): OutputFile[] {
  const parameters = parametersIn(operation, place)
  if (parameters.length === 0) return []
  const { name } = requestValidator(operation, place)
  const entries = parameters.map((parameter) => {
    const schema = schemaValidator(parameter.schema, { direction: 'sent' })
    return { key: parameter.name, value: parameter.required ? schema : code`${zod}.optional(${schema})` }
  })
  return [
    {
      path: `validators/${name}`,
      declarations: [
        {
          kind: 'const',
          name,
          doc: `The ${place} parameters of \`${operation.name}\`.`,
          type: validatorType(code`${partType(operation, place)}`),
          value: code`${zod}.object(${objectLiteral(entries)})`,
        },
      ],
    },
  ]
}

function bodyFile(operation: Operation): OutputFile[] {
  const content = sentContent(operation)
  if (content === undefined || !['json', 'form', 'multipart'].includes(content.kind)) return []
  const { name } = requestValidator(operation, 'body')
  return [
    {
      path: `validators/${name}`,
      declarations: [
        {
          kind: 'const',
          name,
          doc: `The body that \`${operation.name}\` takes.`,
          type: validatorType(code`${partType(operation, 'body')}`),
          value:
            content.schema === undefined
              ? code`${zod}.unknown()`
              : schemaValidator(content.schema, { direction: 'sent' }),
        },
      ],
    },
  ]
}
