import type { ObjectSchema, Schema } from '../../model/schema.ts'
import { schemaDoc } from '../../schema/schemaDoc.ts'
import type { Links } from './links.ts'
import { codeSpan } from './markdown/inlineText.ts'
import { table } from './markdown/table.ts'
import { modelLink, schemaDescription } from './schemaDescription.ts'
import { cellText, schemaNotes } from './schemaLimits.ts'

/**
 * The fields of an object, those of objects inside of it by their path (`seller.name`, `items[].id`). Fields of a named
 * model are with the model.
 */
export function fieldTable(schema: Schema, links: Links): string {
  return table(['Field', 'Type', 'Required', 'Limits', 'Description'], fieldRows(schema, '', links))
}

/** Whether a table of fields would have rows. */
export function hasFields(schema: Schema): boolean {
  return objectsOf(schema).some(
    ({ properties, patternProperties }) => properties.length + patternProperties.length > 0,
  )
}

function fieldRows(schema: Schema, path: string, links: Links): string[][] {
  return objectsOf(schema).flatMap((object) => objectRows(object, path, links))
}

function objectRows(object: ObjectSchema, path: string, links: Links): string[][] {
  const described = object.properties.flatMap(({ name, required, schema }) =>
    fieldAndInner({ path: `${path}${name}`, required, schema }, links),
  )
  const patterns = object.patternProperties.flatMap(({ pattern, schema }) =>
    fieldAndInner({ path: `${path}/${pattern}/`, required: false, schema }, links),
  )
  const { additional } = object
  const others =
    typeof additional === 'object' && object.properties.length > 0
      ? fieldAndInner({ path: `${path}*`, required: false, schema: additional }, links)
      : []
  const undeclared = object.requiredUndeclared.map((name) => [codeSpan(`${path}${name}`), '', 'yes', '', ''])
  return [...described, ...patterns, ...others, ...undeclared]
}

interface Field {
  readonly path: string
  readonly required: boolean
  readonly schema: Schema
}

function fieldAndInner({ path, required, schema }: Field, links: Links): string[][] {
  const row = [
    codeSpan(path),
    schemaDescription(schema, links),
    required ? 'yes' : '',
    schemaNotes(schema).join(', '),
    cellText(schemaDoc(schema, path.slice(path.lastIndexOf('.') + 1)), schema.deprecated),
  ]
  return [row, ...innerRows(schema, path, links)]
}

function innerRows(schema: Schema, path: string, links: Links): string[][] {
  switch (schema.kind) {
    case 'object':
      if (schema.properties.length === 0 && typeof schema.additional === 'object') {
        return innerRows(schema.additional, `${path}.*`, links)
      }
      return objectRows(schema, `${path}.`, links)
    case 'intersection':
    case 'union':
      return schema.members.flatMap((member) => innerRows(member, path, links))
    case 'array':
      return [...schema.prefixItems, schema.items].flatMap((item) => innerRows(item, `${path}[]`, links))
    default:
      return []
  }
}

/** The objects that a value is made of, all of which hold. */
function objectsOf(schema: Schema): ObjectSchema[] {
  if (schema.kind === 'object') return [schema]
  return schema.kind === 'intersection' ? schema.members.flatMap(objectsOf) : []
}

/** Models that an object includes by `allOf`. */
export function includedModels(schema: Schema, links: Links): string[] {
  if (schema.kind !== 'intersection') return []
  return schema.members.flatMap((member) =>
    member.kind === 'reference' ? [modelLink(member.model, links)] : includedModels(member, links),
  )
}
