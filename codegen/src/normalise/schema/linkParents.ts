import { childCursor } from '../../load/cursor.ts'
import { discriminatedMembers } from '../../model/discriminatedMembers.ts'
import type { Place } from '../../model/place.ts'
import type { Discriminator, Model, ReferenceSchema, Schema, UnionSchema } from '../../model/schema.ts'
import { takesNull } from '../../model/takesNull.ts'
import { bareFacts } from './bareFacts.ts'
import { type DraftModel, isNamedByContract, type ModelRegistry } from './modelRegistry.ts'

/** A schema whose discriminator distinguishes the schemas that include it. */
export interface Parent {
  readonly place: Place
  readonly discriminator: Discriminator
  /** Whether it lists its kinds itself, by `oneOf` or `anyOf` beside the discriminator. */
  readonly isListed: boolean
}

/**
 * `Pet` has a discriminator, `Cat` and `Dog` are `allOf: [Pet, …]`: a reference to `Pet` means any of its kinds, but in
 * `Cat` it means what all pets share. So that becomes a model of its own, and `Pet` the union of the kinds. Done when
 * all models are read.
 */
export function linkParents(parents: readonly Parent[], models: ModelRegistry) {
  if (parents.length === 0) return
  const byPlace = new Map<Place, Parent>(parents.map((parent) => [parent.place, parent]))
  const all = [...models.all()]
  const byParent = inclusionsOf(all, models)
  const bases = new Map<Model, DraftModel>()
  const families: { readonly model: DraftModel; readonly parent: Parent }[] = []
  for (const model of all) {
    const parent = placesOf(model.schema, model.place)
      .map((place) => byPlace.get(place))
      .find(Boolean)
    const inclusions = byParent.get(model)
    if (parent === undefined || inclusions === undefined) continue
    const shared = sharedSchema(model.schema, parent)
    if (shared === undefined) continue
    const base = models.addInline(`${model.wireName} base`, shared)
    base.isBase = true
    bases.set(model, base)
    for (const { part } of inclusions) (part as { model: Model }).model = base
    if (!parent.isListed) families.push({ model, parent })
  }
  const kinds = families.map(({ model }) => descendants(model, byParent))
  for (const [index, { model, parent }] of families.entries()) {
    const base = bases.get(model)
    const found = kinds[index] ?? []
    if (base !== undefined) model.schema = familyOf({ model, base, parent, kinds: found, bases })
  }
}

/** Places of a schema and its parts: a discriminator may be in any of them. */
function placesOf(schema: Schema, place: Place): Place[] {
  const parts = schema.kind === 'intersection' ? schema.members : []
  return [
    place,
    ...parts.filter(({ kind }) => kind !== 'reference').flatMap((part) => placesOf(part, part.place)),
  ]
}

interface Inclusion {
  readonly child: DraftModel
  readonly part: ReferenceSchema
}

/** The models of a contract that include others, by those. */
function inclusionsOf(all: readonly DraftModel[], models: ModelRegistry): Map<Model, Inclusion[]> {
  const found = new Map<Model, Inclusion[]>()
  for (const child of all) {
    if (!isNamedByContract(child)) continue
    for (const part of includedParts(child, models)) {
      const inclusions = found.get(part.model)
      if (inclusions === undefined) found.set(part.model, [{ child, part }])
      else inclusions.push({ child, part })
    }
  }
  return found
}

function includedParts(child: DraftModel, models: ModelRegistry): ReferenceSchema[] {
  const { schema } = child
  if (schema.kind === 'intersection') return partsOf(schema)
  // `allOf` of one member is that member; a `$ref` alone is an alias.
  const cursor = models.cursorOf(child)
  const isKind =
    schema.kind === 'reference' && cursor !== undefined && childCursor(cursor, 'allOf') !== undefined
  return isKind ? [schema] : []
}

function partsOf(schema: Schema): ReferenceSchema[] {
  if (schema.kind === 'reference') return [schema]
  return schema.kind === 'intersection' ? schema.members.flatMap(partsOf) : []
}

/** The shared part of all kinds: without `oneOf` or `anyOf` of a schema that lists them itself. */
function sharedSchema(schema: Schema, { isListed }: Parent): Schema | undefined {
  if (!isListed) return schema
  const bare = bareFacts(schema.place)
  if (schema.kind === 'union') return { kind: 'unknown', ...bare }
  if (schema.kind !== 'intersection') return undefined
  const members = schema.members.filter(({ kind }) => kind !== 'union')
  const [only, another] = members
  if (only === undefined) return { kind: 'unknown', ...bare }
  return another === undefined ? only : { kind: 'intersection', members, ...bare }
}

function descendants(parent: Model, byParent: ReadonlyMap<Model, readonly Inclusion[]>): DraftModel[] {
  const found = new Set<DraftModel>()
  const pending: Model[] = [parent]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const { child } of byParent.get(next) ?? []) {
      if (child === parent || found.has(child)) continue
      found.add(child)
      pending.push(child)
    }
  }
  return [...found].sort((a, b) => (a.wireName < b.wireName ? -1 : a.wireName > b.wireName ? 1 : 0))
}

interface Family {
  readonly model: DraftModel
  readonly base: DraftModel
  readonly parent: Parent
  readonly kinds: readonly DraftModel[]
  /** Kinds that have kinds themselves, and what those share. */
  readonly bases: ReadonlyMap<Model, Model>
}

function familyOf({ model, base, parent, kinds, bases }: Family): Schema {
  const { place, discriminator } = parent
  const bare = bareFacts(place)
  const reference = (to: Model): ReferenceSchema => ({ kind: 'reference', model: to, ...bare })
  const own = (kind: Model) => reference(bases.get(kind) ?? kind)
  const nulls: Schema[] = takesNull(base.schema) ? [{ kind: 'null', ...bare }] : []
  const facts = factsOf(base.schema)
  const named = namesOf(discriminator, kinds, bases)
  const union = (members: readonly Schema[], mapping: Discriminator['mapping']): UnionSchema => ({
    ...facts,
    kind: 'union',
    mode: 'any',
    members: [...members, ...nulls],
    discriminator: { property: discriminator.property, mapping, otherwise: reference(base) },
  })
  const members = kinds.map(own)
  const mapsItself = discriminator.mapping.some((entry) => entry.model === model)
  const candidates = [
    ...(discriminator.mapping.length === 0 || mapsItself
      ? [union([...members, reference(base)], [...named, ...ownNames(model, base, discriminator)])]
      : []),
    union(members, named),
  ]
  const apart = candidates.find((candidate) => discriminatedMembers(candidate) !== undefined)
  // Without a certain way to distinguish the kinds, keys that any of them describes are kept.
  return apart ?? { ...facts, kind: 'union', mode: 'any', members: [...members, reference(base), ...nulls] }
}

/** Facts of the parent are those of the family; its examples may be of any kind. */
function factsOf(schema: Schema) {
  const { place, title, description, deprecated, readOnly, writeOnly, examples, extensions } = schema
  return {
    place,
    examples,
    extensions,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(readOnly === undefined ? {} : { readOnly }),
    ...(writeOnly === undefined ? {} : { writeOnly }),
  }
}

/** Names of the kinds in the mapping; for those that it leaves out, the name of their schema. */
function namesOf(
  { mapping }: Discriminator,
  kinds: readonly Model[],
  bases: ReadonlyMap<Model, Model>,
): Discriminator['mapping'] {
  return kinds.flatMap((kind) => {
    const mapped = mapping.filter(({ model }) => model === kind).map(({ value }) => value)
    const values = mapped.length > 0 ? mapped : [kind.wireName]
    return values.map((value) => ({ value, model: bases.get(kind) ?? kind }))
  })
}

function ownNames(model: Model, base: Model, { mapping }: Discriminator): Discriminator['mapping'] {
  const mapped = mapping.filter((entry) => entry.model === model).map(({ value }) => value)
  return (mapped.length > 0 ? mapped : [model.wireName]).map((value) => ({ value, model: base }))
}
