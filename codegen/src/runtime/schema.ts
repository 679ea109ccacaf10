import * as z from 'zod/mini'

// What generated schemas are built from: zod's own functions, the generic ones under types without inference. A
// generated schema is annotated with the type it stands for; working that type out again from the parts of the schema,
// which is most of what a type checker would do with thousands of them, tells nobody anything.

// biome-ignore lint/performance/noBarrelFile: generated code has one import for all builders, and bundlers see through it
export {
  boolean,
  gt,
  gte,
  ipv4,
  ipv6,
  lt,
  lte,
  maxLength,
  minLength,
  multipleOf,
  never,
  null,
  number,
  regex,
  string,
  unknown,
} from 'zod/mini'

/** A schema that lets values of a type through. */
export type Validator<T> = z.ZodMiniType<T>

/** A schema inside another one. */
export type Inner = z.ZodMiniType

/** A schema as it is built: `never` fits every annotation, and is compared in no time. */
export type Built = z.ZodMiniType<never>

type Shape = Readonly<Record<string, Inner>>

/*#__NO_SIDE_EFFECTS__*/
export function literal(values: Literal | readonly Literal[]): Built {
  return z.literal(values as Literal) as Inner as Built
}

type Literal = string | number | boolean | null

/** The body of a file: in a form a file, inside JSON it can only be text. */
/*#__NO_SIDE_EFFECTS__*/
export function file(): Built {
  return z.union([z.instanceof(Blob), z.string()]) as Inner as Built
}

/** A whole number, however large. */
/*#__NO_SIDE_EFFECTS__*/
export function integer(): z.ZodMiniType<number> {
  return z.number().check(z.refine(Number.isInteger))
}

/*#__NO_SIDE_EFFECTS__*/
export function array(items: Inner): Built {
  return z.array(items) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function tuple(leading: readonly Inner[], rest?: Inner): Built {
  const items = leading as readonly [Inner]
  return (rest === undefined ? z.tuple(items) : z.tuple(items, rest)) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function object(shape: Shape): Built {
  return z.object(shape) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function strictObject(shape: Shape): Built {
  return z.strictObject(shape) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function looseObject(shape: Shape): Built {
  return z.looseObject(shape) as Inner as Built
}

/** An object with the keys of a shape, and others of one schema. */
/*#__NO_SIDE_EFFECTS__*/
export function openObject(shape: Shape, others: Inner): Built {
  return z.catchall(z.object(shape), others) as Inner as Built
}

/** An object with any keys. */
/*#__NO_SIDE_EFFECTS__*/
export function map(values: Inner): Built {
  return z.record(z.string(), values) as Inner as Built
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
  return z.union(members) as Inner as Built
}

/*#__NO_SIDE_EFFECTS__*/
export function xor(members: readonly Inner[]): Built {
  return z.xor(members) as Inner as Built
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
