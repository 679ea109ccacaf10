import type { Model, Schema } from '../../model/schema.ts'
import { schemaDoc } from '../../schema/schemaDoc.ts'
import { fieldTable, hasFields, includedModels } from './fieldTable.ts'
import { type Links, linksInPage, modelAnchor } from './links.ts'
import { codeSpan } from './markdown/inlineText.ts'
import { anchoredHeading, jsonExample } from './markdown/page.ts'
import { textBlock } from './markdown/textBlock.ts'
import { schemaDescription } from './schemaDescription.ts'
import { schemaNotes } from './schemaLimits.ts'

/** The models of a service, each under its own anchor. */
export function modelSections(models: readonly Model[]): string[] {
  if (models.length === 0) return []
  return ['## Models', ...models.flatMap((model) => modelSection(model, linksInPage))]
}

/** One model, under its own anchor. */
export function modelSection(model: Model, links: Links): string[] {
  return [anchoredHeading(3, modelAnchor(model), model.name), ...modelBlocks(model, links)]
}

/** The section of a model, without its anchor. */
export function modelBlocks({ schema, name, wireName }: Model, links: Links): string[] {
  return [
    schema.deprecated === true ? '**Deprecated.**' : '',
    textBlock(schemaDoc(schema, name, wireName)),
    ...schemaBlocks(schema, links),
    ...schema.examples.slice(0, 1).flatMap((example) => jsonExample('Example', example)),
  ]
}

/** A value described in full: its type, its limits, its fields, and those of its alternatives. */
function schemaBlocks(schema: Schema, links: Links): string[] {
  if (schema.kind === 'union') {
    const alternatives = schema.members.filter(hasFields)
    const notes = schemaNotes(schema)
    return [
      [`${discriminatorDescription(schema)}${schemaDescription(schema, links)}`, ...notes].join('; '),
      ...alternatives.flatMap((member, index) => [`Alternative ${index + 1}:`, fieldTable(member, links)]),
    ]
  }
  const included = includedModels(schema, links)
  if (included.length === 0 && !hasFields(schema))
    return [[schemaDescription(schema, links), ...schemaNotes(schema)].join('; ')]
  return [
    included.length === 0
      ? ''
      : `Everything of ${included.join(' and ')}${hasFields(schema) ? ', and:' : '.'}`,
    fieldTable(schema, links),
    schemaNotes(schema).join(', '),
  ]
}

function discriminatorDescription(schema: Schema): string {
  if (schema.kind !== 'union' || schema.discriminator === undefined) return ''
  return `Discriminated by ${codeSpan(schema.discriminator.property)}: `
}
