import type { Cursor } from '../../load/cursor.ts'
import { unescapeToken } from '../../model/jsonPointer.ts'
import type { Model, Schema } from '../../model/schema.ts'

/** A model while its contract is being read: name and schema are filled in later. */
export type DraftModel = { -readonly [Key in keyof Model]: Model[Key] }

/**
 * The named schemas of one contract. A reference registers its target; targets are normalised from a queue instead of
 * on the spot, so that cycles end and long chains of references do not use up the stack.
 */
export interface ModelRegistry {
  /** The model at a place, registered on the first call. */
  modelAt(target: Cursor): DraftModel
  /** A model without a name in the contract: the payload of a message, for example. */
  addInline(wireName: string, schema: Schema): DraftModel
  /** Facts that the contract declares for a model, which may not be normalised yet. */
  cursorOf(model: Model): Cursor | undefined
  /** Whether a contract declares a whole model read-only or write-only. */
  directionOf(model: Model): 'readOnly' | 'writeOnly' | undefined
  /** Removes and returns the next model to normalise. */
  next(): { readonly model: DraftModel; readonly cursor: Cursor } | undefined
  all(): readonly DraftModel[]
}

export function createModelRegistry(): ModelRegistry {
  const byAddress = new Map<string, DraftModel>()
  // References of one text refer to one cursor, whose pointer need not be put together again then.
  const byTarget = new Map<Cursor, DraftModel>()
  const inline: DraftModel[] = []
  const queue: { model: DraftModel; cursor: Cursor }[] = []
  const cursors = new Map<Model, Cursor>()
  let taken = 0

  return {
    modelAt(target) {
      const known = byTarget.get(target)
      if (known !== undefined) return known
      const { pointer } = target
      const address = `${target.document.absolutePath}#${pointer}`
      const existing = byAddress.get(address)
      if (existing !== undefined) {
        byTarget.set(target, existing)
        return existing
      }
      const model = createModel(wireNameOf(pointer, target.document.file), target, unread(target))
      byAddress.set(address, model)
      cursors.set(model, target)
      queue.push({ model, cursor: target })
      return model
    },
    addInline(wireName, schema) {
      const model = createModel(wireName, schema.place, schema)
      inline.push(model)
      return model
    },
    cursorOf: (model) => cursors.get(model),
    directionOf: (model) => directionIn(cursors.get(model)?.value, 0),
    next: () => queue[taken++],
    all: () => [...byAddress.values(), ...inline],
  }
}

/** A member of `allOf` with annotations only applies to the whole. */
function directionIn(schema: unknown, depth: number): 'readOnly' | 'writeOnly' | undefined {
  if (typeof schema !== 'object' || schema === null || depth > 8) return undefined
  const { readOnly, writeOnly, allOf } = schema as Readonly<Record<string, unknown>>
  if (readOnly === true) return 'readOnly'
  if (writeOnly === true) return 'writeOnly'
  if (!Array.isArray(allOf)) return undefined
  return allOf.map((member) => directionIn(member, depth + 1)).find((direction) => direction !== undefined)
}

function createModel(wireName: string, place: Model['place'], schema: Schema): DraftModel {
  return {
    name: '',
    camelName: '',
    wireName,
    schema,
    recursive: false,
    directional: false,
    isBase: false,
    place,
  }
}

function unread(place: Model['place']): Schema {
  return { kind: 'unknown', place, examples: [], extensions: {} }
}

const sections = /^\/(?:components\/schemas|\$defs|definitions)\/([^/]+)$/

/** Whether the contract gives the schema a name: a component, a definition or a file. */
export function isNamedByContract({ place }: Model): boolean {
  return place.pointer === '' || sections.test(place.pointer)
}

/** The name of a component or definition, of the file, or of the nearest part of the path with a name. */
function wireNameOf(pointer: string, file: string): string {
  const section = sections.exec(pointer)?.[1]
  if (section !== undefined) return unescapeToken(section)
  if (pointer === '') return fileStem(file)
  const tokens = pointer
    .split('/')
    .slice(1)
    .map(unescapeToken)
    .filter(
      (token) =>
        !/^(paths|components|schemas|responses|content|schema|properties|items|\d+|.+\/.+|allOf|anyOf|oneOf|\$defs|definitions)$/.test(
          token,
        ),
    )
  return tokens.slice(-2).join(' ') || fileStem(file)
}

function fileStem(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return name.replace(/(\.schema)?\.(json|ya?ml)$/, '')
}
