import type { JsonObject, JsonValue } from './json.ts'
import type { Place } from './place.ts'

/**
 * A JSON Schema after normalisation. Both OpenAPI dialects, OpenRPC and plain JSON Schema end here:
 * `nullable` and type lists are unions, `const` is an enum of one, keywords beside `$ref` or `allOf` are an
 * intersection, and a reference always refers to a named {@link Model}.
 */
export type Schema =
  | UnknownSchema
  | NeverSchema
  | NullSchema
  | BooleanSchema
  | StringSchema
  | NumberSchema
  | EnumSchema
  | ArraySchema
  | ObjectSchema
  | UnionSchema
  | IntersectionSchema
  | NotSchema
  | ConditionalSchema
  | ReferenceSchema

/** Keywords that every schema may carry beside its constraints. */
export interface SchemaFacts {
  readonly place: Place
  readonly title?: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly default?: JsonValue
  /** `example` and `examples` of the contract, in order. */
  readonly examples: readonly JsonValue[]
  /** `x-…` keywords as written. */
  readonly extensions: JsonObject
}

/** Anything at all: `true`, `{}`, or a schema that does not limit the value. */
export interface UnknownSchema extends SchemaFacts {
  readonly kind: 'unknown'
}

/** Nothing: `false`. */
export interface NeverSchema extends SchemaFacts {
  readonly kind: 'never'
}

export interface NullSchema extends SchemaFacts {
  readonly kind: 'null'
}

export interface BooleanSchema extends SchemaFacts {
  readonly kind: 'boolean'
}

export interface StringSchema extends SchemaFacts {
  readonly kind: 'string'
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  /** ECMAScript source of a regular expression (not anchored), valid with the flag `u`. */
  readonly pattern?: string
  /** Set when the pattern lets only text with this start pass: hexadecimal data. */
  readonly prefix?: '0x'
  /** A `date-time` that is a `Date` at run time. */
  readonly date?: true
  /** The body of a file: `format: binary`, or `contentMediaType` without an encoding. */
  readonly binary: boolean
}

export interface NumberSchema extends SchemaFacts {
  readonly kind: 'number'
  readonly integer: boolean
  /**
   * Set where long whole numbers are read from JSON as `bigint`: `bigint` for one that stays so, `number` for one that is
   * rounded.
   */
  readonly exact?: 'bigint' | 'number'
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
}

/** One of a list of values (`enum`, `const`). */
export interface EnumSchema extends SchemaFacts {
  readonly kind: 'enum'
  readonly values: readonly JsonValue[]
}

export interface ArraySchema extends SchemaFacts {
  readonly kind: 'array'
  /** Schema of the items after `prefixItems`. */
  readonly items: Schema
  /** Leading items with a schema each; empty for a plain list. */
  readonly prefixItems: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems: boolean
  /** `x-drop-invalid-items`: items that do not fit are left out, instead of refusing the list. */
  readonly dropsInvalidItems?: true
  readonly contains?: { readonly schema: Schema; readonly minimum: number; readonly maximum?: number }
}

export interface ObjectSchema extends SchemaFacts {
  readonly kind: 'object'
  readonly properties: readonly Property[]
  /** Required keys that have no entry in `properties`. */
  readonly requiredUndeclared: readonly string[]
  /**
   * Subset of `requiredUndeclared` that another part of the same value (an `allOf` member) declares `readOnly` or
   * `writeOnly`.
   */
  readonly undeclaredReadOnly?: readonly string[]
  readonly undeclaredWriteOnly?: readonly string[]
  /**
   * Keys beyond `properties`: `false` refuses them, a schema describes them, `true` stands for the absent keyword
   * (allowed, not described).
   */
  readonly additional: boolean | Schema
  /** Set where `unevaluatedProperties: false` refuses them: an explicit choice of the author. */
  readonly isStrict?: true
  readonly patternProperties: readonly { readonly pattern: string; readonly schema: Schema }[]
  readonly propertyNames?: Schema
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly dependentRequired: Readonly<Record<string, readonly string[]>>
  /** `x-text`: its text form. */
  readonly text?: TextTemplate
}

/** Text form of an object (`x-text`): its properties between fixed text, in lines. */
export interface TextTemplate {
  readonly parts: readonly TextPart[]
  /** In UTF-16 code units. */
  readonly maxLength?: number
  /** Properties that callers check as well, for rules that a schema cannot express. */
  readonly checked: readonly string[]
}

export type TextPart = TextLiteral | TextField | TextOption

export interface TextLiteral {
  readonly kind: 'literal'
  readonly text: string
}

/** The value of a property. */
export interface TextField {
  readonly kind: 'field'
  readonly name: string
  readonly schema: Schema
  /** Beginning of each value, which the text leaves out. */
  readonly implied?: string
  /** Set for a list: each item is in a line of its own, which begins with this. */
  readonly item?: string
}

/** A part that is absent where its properties are. Without properties it is accepted when read and never written. */
export interface TextOption {
  readonly kind: 'option'
  readonly parts: readonly (TextLiteral | TextField)[]
}

export interface Property {
  /** Name on the wire, any characters. */
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
}

export interface UnionSchema extends SchemaFacts {
  readonly kind: 'union'
  /** `one`: exactly one member fits (`oneOf`). `any`: at least one (`anyOf`, type lists, nullable). */
  readonly mode: 'one' | 'any'
  readonly members: readonly Schema[]
  readonly discriminator?: Discriminator
}

export interface Discriminator {
  readonly property: string
  /**
   * Value of the property → member: mapped by the contract, or by the names of schemas that it does not map. A member's
   * own list of values has precedence; `discriminatedMembers` combines both.
   */
  readonly mapping: readonly { readonly value: string; readonly model: Model }[]
  /** Schema of an object whose value names no member: the parent that all members include. */
  readonly otherwise?: Schema
}

/** All members hold (`allOf`, or keywords beside a reference). */
export interface IntersectionSchema extends SchemaFacts {
  readonly kind: 'intersection'
  readonly members: readonly Schema[]
  /**
   * `unevaluatedProperties`: what keys hold that no member describes (see `describedKeys`); `never` refuses them.
   * Where a single object is on its own, this is its `additional` instead.
   */
  readonly unevaluated?: Schema
  /** Keys of parts that other, closed parts would refuse, so that nothing fitted. It is applied to all members together. */
  readonly jointKeys?: readonly string[]
}

/** The value does not fit `schema`. */
export interface NotSchema extends SchemaFacts {
  readonly kind: 'not'
  readonly schema: Schema
}

/** `if` / `then` / `else`, also what `dependentSchemas` become. */
export interface ConditionalSchema extends SchemaFacts {
  readonly kind: 'conditional'
  readonly condition: Schema
  readonly consequence: Schema
  readonly alternative: Schema
}

export interface ReferenceSchema extends SchemaFacts {
  readonly kind: 'reference'
  readonly model: Model
}

/** A schema with a name of its own: a component, a definition, a schema file, or another target of a `$ref`. */
export interface Model {
  /** Pascal-case identifier, unique in its service: the type's name and its file in `types/`. */
  readonly name: string
  /** Camel-case form, stem of the validator: `walletEntry` → `walletEntrySchema`. */
  readonly camelName: string
  /** Name in the contract. */
  readonly wireName: string
  /** The schema; references to the model itself (cycles) are references, never a copy. */
  readonly schema: Schema
  /** Whether following references from this model can reach it again. */
  readonly recursive: boolean
  /** Whether it, or a model it refers to, has `readOnly` or `writeOnly` properties, so that sent and received differ. */
  readonly directional: boolean
  /** Set for the shared part of a parent's kinds: it has no name in the contract. */
  readonly isBase?: boolean
  readonly place: Place
}
