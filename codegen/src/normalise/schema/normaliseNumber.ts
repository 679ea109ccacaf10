import type { Schema, SchemaFacts } from '../../model/schema.ts'
import type { Context } from '../context.ts'
import type { ObjectReader } from '../objectReader.ts'

/** The keywords of numbers, with OpenAPI 3.0's boolean `exclusiveMinimum` turned into the number of later versions. */
export function normaliseNumber(
  context: Context,
  reader: ObjectReader,
  facts: SchemaFacts,
  integer: boolean,
): Schema {
  const lower = readBound(reader, 'minimum', 'exclusiveMinimum')
  const upper = readBound(reader, 'maximum', 'exclusiveMaximum')
  const format = reader.string('format')
  const multipleOf = reader.number('multipleOf')
  if (multipleOf !== undefined && multipleOf <= 0) {
    context.report.mistake(
      reader.child('multipleOf') ?? reader.cursor,
      `'multipleOf' must be greater than 0.`,
      'Correct the number, or remove the keyword.',
    )
  }
  return {
    kind: 'number',
    integer,
    ...(context.values?.bigints === true ? { exact: isLong(format) ? 'bigint' : 'number' } : {}),
    ...(format === undefined ? {} : { format }),
    ...(lower.inclusive === undefined ? {} : { minimum: lower.inclusive }),
    ...(lower.exclusive === undefined ? {} : { exclusiveMinimum: lower.exclusive }),
    ...(upper.inclusive === undefined ? {} : { maximum: upper.inclusive }),
    ...(upper.exclusive === undefined ? {} : { exclusiveMaximum: upper.exclusive }),
    ...(multipleOf === undefined || multipleOf <= 0 ? {} : { multipleOf }),
    ...facts,
  }
}

function isLong(format: string | undefined): boolean {
  return format === 'int64' || format === 'uint64'
}

function readBound(reader: ObjectReader, inclusiveKey: string, exclusiveKey: string) {
  const inclusive = reader.number(inclusiveKey)
  if (typeof reader.any(exclusiveKey) === 'boolean') {
    return reader.any(exclusiveKey) === true ? { exclusive: inclusive } : { inclusive }
  }
  return { inclusive, exclusive: reader.number(exclusiveKey) }
}
