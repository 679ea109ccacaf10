import { type Code, code } from '../../fragment/code.ts'
import { zod } from '../../schema/zod.ts'

/**
 * The annotation of a validator. It ends recursion for the type checker, which would otherwise infer the type of every
 * schema again at each use.
 */
export function validatorType(type: Code): Code {
  return code`${zod}.Validator<${type}>`
}
