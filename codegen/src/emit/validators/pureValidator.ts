import { type Code, code } from '../../fragment/code.ts'
import type { Schema } from '../../model/schema.ts'
import { type SchemaValidatorOptions, schemaValidator } from '../../schema/schemaValidator.ts'
import { zod } from '../../schema/zod.ts'

/**
 * A validator that shares its file with others: a bundler can leave it out when it is unused, and a server that imports
 * all of them builds each on first use.
 */
export function pureValidator(schema: Schema, options?: SchemaValidatorOptions): Code {
  const validator = schemaValidator(schema, options)
  return schema.kind === 'reference' ? validator : deferred(validator)
}

/** A validator as an expression without effects. */
export function deferred(validator: Code): Code {
  return code`/* @__PURE__ */ ${zod}.lazy(() => ${validator})`
}
