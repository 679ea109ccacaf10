import { arrayLiteral, block, type Code, code, join, objectLiteral } from '../../fragment/code.ts'
import type { RpcMethod, RpcParameter } from '../../model/rpcMethod.ts'
import { camelCase } from '../../names/camelCase.ts'
import { isIdentifier } from '../../names/isIdentifier.ts'
import { memberCode, schemaType } from '../../schema/schemaType.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { zod } from '../../schema/zod.ts'

/** Whether a request can do without `params`. */
export function areParametersOptional({ parameters }: RpcMethod): boolean {
  return parameters.every(({ required }) => !required)
}

/** `[address: Address, block?: BlockParameter]`, or an object for methods with parameters by name. */
export function parametersTypeCode({ parameters, parameterStructure }: RpcMethod): Code {
  if (parameters.length === 0) return code`undefined`
  if (parameterStructure === 'by-name') {
    const members = parameters.map(({ name, required, schema }) => {
      const type = schemaType(schema, { direction: 'sent' })
      return memberCode({ name, type: required ? type : code`${type} | undefined`, optional: !required })
    })
    return block('{', members, '}', '')
  }
  return code`[${join(parameters.map(labelled), ', ')}]`
}

/** The validator of `params`. */
export function parametersValidator(method: RpcMethod): Code {
  const { parameters, parameterStructure } = method
  const schemas = parameters.map(({ name, required, schema }) => {
    const validator = schemaValidator(schema, { direction: 'sent' })
    return { key: name, value: required ? validator : code`${zod}.optional(${validator})` }
  })
  const shape =
    parameterStructure === 'by-name'
      ? code`${zod}.object(${objectLiteral(schemas)})`
      : code`${zod}.tuple(${arrayLiteral(schemas.map(({ value }) => value))})`
  return areParametersOptional(method) ? code`${zod}.optional(${shape})` : shape
}

/** A tuple member with its name, for editors; labels have to differ, and TypeScript requires all or none. */
function labelled({ name, required, schema }: RpcParameter, index: number): Code {
  const wanted = camelCase(name)
  const label = isIdentifier(wanted) ? wanted : `parameter${index + 1}`
  const type = schemaType(schema, { direction: 'sent' })
  return required ? code`${textOf(label)}: ${type}` : code`${textOf(label)}?: ${type} | undefined`
}

function textOf(label: string): Code {
  return { kind: 'code', parts: [label] }
}
