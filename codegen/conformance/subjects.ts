import type { Direction } from '../src/layout/modelNames.ts'
import { modelValidator } from '../src/layout/modelNames.ts'
import { jsonSchemaOf, sentContent } from '../src/layout/operationFacts.ts'
import { requestValidator, statusReplyValidator } from '../src/layout/operationNames.ts'
import type { JsonValue } from '../src/model/json.ts'
import type { Operation } from '../src/model/operation.ts'
import type { Place } from '../src/model/place.ts'
import type { Schema } from '../src/model/schema.ts'
import type { Service } from '../src/model/service.ts'

/** A generated validator with the schema it was made from, and the schema's examples. */
export interface Subject {
  /** Name of the export: `walletEntrySchema`. */
  readonly name: string
  readonly place: Place
  readonly direction: Direction
  readonly schema: Schema
  readonly examples: readonly JsonValue[]
}

/** Every validator of a service whose data is JSON. */
export function subjectsOf(service: Service): Subject[] {
  // The schema that the kinds of a parent share is in no document; the kinds cover it.
  const models = service.models
    .filter(({ isBase }) => isBase !== true)
    .flatMap((model): Subject[] =>
      (model.directional ? (['received', 'sent'] as const) : (['received'] as const)).map((direction) => ({
        name: modelValidator(model, direction).name,
        place: model.place,
        direction,
        schema: model.schema,
        examples: model.schema.examples,
      })),
    )
  if (service.dialect !== 'http') return models
  return [...models, ...service.operations.flatMap(bodyOf), ...service.operations.flatMap(repliesOf)]
}

function bodyOf(operation: Operation): Subject[] {
  const content = sentContent(operation)
  if (content?.kind !== 'json' || content.schema === undefined) return []
  return [
    {
      name: requestValidator(operation, 'body').name,
      place: content.schema.place,
      direction: 'sent',
      schema: content.schema,
      examples: content.examples,
    },
  ]
}

function repliesOf(operation: Operation): Subject[] {
  return operation.replies.flatMap((reply): Subject[] => {
    const schema = jsonSchemaOf(reply)
    if (schema === undefined) return []
    const content = reply.contents.find(({ kind }) => kind === 'json')
    return [
      {
        name: statusReplyValidator(operation, reply.status).name,
        place: schema.place,
        direction: 'received',
        schema,
        examples: content?.examples ?? [],
      },
    ]
  })
}
