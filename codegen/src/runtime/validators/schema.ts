import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'

// Generated schemas are built from these: zod's own functions, the generic ones under types without inference. A
// generated schema is annotated with the type it represents; inferring that type again from the parts of the schema
// would be most of a type checker's work with thousands of them. Each is built with its messages, so that they are the
// same where a schema is used without `validate`.

/** A schema that accepts values of a type. */
export type Validator<T> = z.ZodMiniType<T>

/** A schema inside another one. */
export type Inner = z.ZodMiniType

/** A schema as it is built: `never` fits every annotation, and is compared fast. */
export type Built = z.ZodMiniType<never>

type Shape = Readonly<Record<string, Inner>>

/*#__NO_SIDE_EFFECTS__*/
export function unknown(): Built {
  return z.unknown() as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function never(): Built {
  return z.never(withMessages)
}

/*#__NO_SIDE_EFFECTS__*/
function nothing(): Built {
  return z.null(withMessages) as Inner as Built
}

export { nothing as null }

/*#__NO_SIDE_EFFECTS__*/
export function boolean(): z.ZodMiniType<boolean> {
  return z.boolean(withMessages)
}

/*#__NO_SIDE_EFFECTS__*/
export function string(): z.ZodMiniType<string> {
  return z.string(withMessages)
}

/*#__NO_SIDE_EFFECTS__*/
export function ipv4(): z.ZodMiniType<string> {
  return z.ipv4(withMessages)
}

/*#__NO_SIDE_EFFECTS__*/
export function ipv6(): z.ZodMiniType<string> {
  return z.ipv6(withMessages)
}

/*#__NO_SIDE_EFFECTS__*/
export function number(): z.ZodMiniType<number> {
  return z.number(withMessages)
}

/** A whole number, however large. */
/*#__NO_SIDE_EFFECTS__*/
export function integer(): z.ZodMiniType<number> {
  return number().check(z.refine(Number.isInteger, withMessages))
}

/*#__NO_SIDE_EFFECTS__*/
export function gt(bound: number): z.core.$ZodCheck<number> {
  return z.gt(bound, withMessages) as z.core.$ZodCheck<number>
}

/*#__NO_SIDE_EFFECTS__*/
export function gte(bound: number): z.core.$ZodCheck<number> {
  return z.gte(bound, withMessages) as z.core.$ZodCheck<number>
}

/*#__NO_SIDE_EFFECTS__*/
export function lt(bound: number): z.core.$ZodCheck<number> {
  return z.lt(bound, withMessages) as z.core.$ZodCheck<number>
}

/*#__NO_SIDE_EFFECTS__*/
export function lte(bound: number): z.core.$ZodCheck<number> {
  return z.lte(bound, withMessages) as z.core.$ZodCheck<number>
}

/*#__NO_SIDE_EFFECTS__*/
export function multipleOf(divisor: number): z.core.$ZodCheck<number> {
  return z.multipleOf(divisor, withMessages) as z.core.$ZodCheck<number>
}

/*#__NO_SIDE_EFFECTS__*/
export function minLength(bound: number): z.core.$ZodCheck<{ readonly length: number }> {
  return z.minLength(bound, withMessages)
}

/*#__NO_SIDE_EFFECTS__*/
export function maxLength(bound: number): z.core.$ZodCheck<{ readonly length: number }> {
  return z.maxLength(bound, withMessages)
}

/*#__NO_SIDE_EFFECTS__*/
export function regex(pattern: RegExp): z.core.$ZodCheck<string> {
  return z.regex(pattern, withMessages)
}

/*#__NO_SIDE_EFFECTS__*/
export function literal(values: Literal | readonly Literal[]): Built {
  return z.literal(values as Literal, withMessages) as Inner as Built
}

type Literal = string | number | boolean | null

/** The body of a file: in a form a file, inside JSON it can only be text. */
/*#__NO_SIDE_EFFECTS__*/
export function file(): Built {
  return z.union([z.instanceof(Blob), z.string()], withMessages) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function array(items: Inner): Built {
  return z.array(items, withMessages) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function tuple(leading: readonly Inner[], rest?: Inner): Built {
  const items = leading as readonly [Inner]
  return (rest === undefined
    ? z.tuple(items, withMessages)
    : z.tuple(items, rest, withMessages)) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function object(shape: Shape): Built {
  return z.object(shape, withMessages) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function strictObject(shape: Shape): Built {
  return z.strictObject(shape, withMessages) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function looseObject(shape: Shape): Built {
  return z.looseObject(shape, withMessages) as Inner as Built
}

/** An object with the keys of a shape, and others of one schema. */
/*#__NO_SIDE_EFFECTS__*/
export function openObject(shape: Shape, others: Inner): Built {
  return z.catchall(z.object(shape, withMessages), others) as Inner as Built
}

/** An object with any keys. */
/*#__NO_SIDE_EFFECTS__*/
export function map(values: Inner): Built {
  return z.record(z.string(), values, withMessages) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function optional(inner: Inner): Built {
  return z.optional(inner) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function nullable(inner: Inner): Built {
  return z.nullable(inner) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function union(members: readonly Inner[]): Built {
  return z.union(members, withMessages) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function xor(members: readonly Inner[]): Built {
  return z.xor(members, withMessages) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function pipe(before: Inner, after: Inner): Built {
  return z.pipe(before, after) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function lazy(inner: () => Inner): Built {
  return z.lazy(inner) as Inner as Built
}

/** A schema with rules beside its type. Unlike the method `check`, bundlers can drop it where nothing uses it. */
/*#__NO_SIDE_EFFECTS__*/
export function checked(schema: Inner, ...checks: readonly z.core.$ZodCheck[]): Built {
  return schema.check(...(checks as readonly z.core.$ZodCheck<unknown>[])) as Built
}
