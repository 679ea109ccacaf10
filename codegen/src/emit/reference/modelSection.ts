import type { Model, Schema } from '../../model/schema.ts'
import { fieldTable, hasFields, includedModels } from './fieldTable.ts'
import { codeSpan } from './markdown/inlineText.ts'
import { anchoredHeading, jsonExample } from './markdown/page.ts'
import { textBlock } from './markdown/textBlock.ts'
import { schemaNotes } from './schemaLimits.ts'
import { modelAnchor, schemaWords } from './schemaWords.ts'

/** The models of a service, each under its own anchor. */
export function modelSections(models: readonly Model[]): string[] {
  if (models.length === 0) return []
  return ['## Models', ...models.flatMap(modelSection)]
}

/** One model, under its own anchor. */
export function modelSection(model: Model): string[] {
  const { schema } = model
  return [
    anchoredHeading(3, modelAnchor(model), model.name),
    schema.deprecated === true ? '**Deprecated.**' : '',
    textBlock(schema.description ?? schema.title),
    ...schemaBlocks(schema),
    ...schema.examples.slice(0, 1).flatMap((example) => jsonExample('Example', example)),
  ]
}

/** A value described in full: its type, its limits, its fields, and those of its alternatives. */
function schemaBlocks(schema: Schema): string[] {
  if (schema.kind === 'union') {
    const alternatives = schema.members.filter(hasFields)
    const notes = schemaNotes(schema)
    return [
      [`${discriminatorWords(schema)}${schemaWords(schema)}`, ...notes].join('; '),
      ...alternatives.flatMap((member, index) => [`Alternative ${index + 1}:`, fieldTable(member)]),
    ]
  }
  const included = includedModels(schema)
  if (included.length === 0 && !hasFields(schema))
    return [[schemaWords(schema), ...schemaNotes(schema)].join('; ')]
  return [
    included.length === 0
      ? ''
      : `Everything of ${included.join(' and ')}${hasFields(schema) ? ', and:' : '.'}`,
    fieldTable(schema),
    schemaNotes(schema).join(', '),
  ]
}

function discriminatorWords(schema: Schema): string {
  if (schema.kind !== 'union' || schema.discriminator === undefined) return ''
  return `Told apart by ${codeSpan(schema.discriminator.property)}: `
}
