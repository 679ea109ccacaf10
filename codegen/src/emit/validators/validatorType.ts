import { type Code, code } from '../../fragment/code.ts'
import { zod } from '../../schema/zod.ts'

/**
 * The annotation of a validator. It ends recursion for the type checker, and spares it from working out the type of
 * every schema again wherever the schema is used.
 */
export function validatorType(type: Code): Code {
  return code`${zod}.Validator<${type}>`
}
