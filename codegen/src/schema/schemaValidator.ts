import { arrayLiteral, block, type Code, call, code, literal, objectLiteral } from '../fragment/code.ts'
import { fromRuntime } from '../fragment/importedName.ts'
import { type Direction, modelValidator } from '../layout/modelNames.ts'
import { discriminatedMembers, namedMembers } from '../model/discriminatedMembers.ts'
import type {
  ArraySchema,
  EnumSchema,
  IntersectionSchema,
  Model,
  Schema,
  UnionSchema,
} from '../model/schema.ts'
import { takesNull } from '../model/takesNull.ts'
import { closedObject } from './closedObject.ts'
import { isObject } from './isObject.ts'
import { isOpenObject } from './isOpenObject.ts'
import { numberValidator } from './numberValidator.ts'
import { objectValidator } from './objectValidator.ts'
import { stringValidator } from './stringValidator.ts'
import { withChecks } from './withChecks.ts'
import { zod } from './zod.ts'

export interface SchemaValidatorOptions {
  /** `received` by default. */
  readonly direction?: Direction
  /** The model whose validator is being written: references back into its cycle are lazy. */
  readonly within?: Model
}

/** A schema as an expression of zod/mini. */
export function schemaValidator(schema: Schema, options: SchemaValidatorOptions = {}): Code {
  const inner = (child: Schema) => schemaValidator(child, options)
  switch (schema.kind) {
    case 'unknown':
      return code`${zod}.unknown()`
    case 'never':
      return code`${zod}.never()`
    case 'null':
      return code`${zod}.null()`
    case 'boolean':
      return code`${zod}.boolean()`
    case 'string':
      return stringValidator(schema)
    case 'number':
      return numberValidator(schema)
    case 'enum':
      return enumValidator(schema)
    case 'array':
      return arrayValidator(schema, inner)
    case 'object':
      return objectValidator(schema, inner, options.direction ?? 'received')
    case 'union':
      return unionValidator(schema, inner)
    case 'intersection':
      return intersectionValidator(schema, inner)
    case 'not':
    case 'conditional':
      return withChecks(code`${zod}.unknown()`, [constraint(schema, inner)])
    case 'reference': {
      const validator = modelValidator(schema.model, options.direction)
      const isBack = options.within?.recursive === true && schema.model.recursive
      return isBack ? code`${zod}.lazy(() => ${validator})` : code`${validator}`
    }
  }
}

function enumValidator({ values }: EnumSchema): Code {
  const [only] = values
  if (only === undefined) return code`${zod}.never()`
  if (values.some((value) => typeof value === 'object' && value !== null)) {
    return call(fromRuntime('validators/oneOfValues', 'oneOfValues'), [
      arrayLiteral(values.map((value) => literal(value))),
    ])
  }
  if (values.length === 1) return code`${zod}.literal(${literal(only)})`
  return code`${zod}.literal(${arrayLiteral(values.map((value) => literal(value)))})`
}

function arrayValidator(schema: ArraySchema, inner: (child: Schema) => Code): Code {
  const { minItems, maxItems, uniqueItems, contains, prefixItems, dropsInvalidItems } = schema
  const checks: Code[] = []
  if (minItems !== undefined && minItems > 0) checks.push(code`${zod}.minLength(${minItems})`)
  if (maxItems !== undefined && !dropsInvalidItems) checks.push(code`${zod}.maxLength(${maxItems})`)
  if (uniqueItems) checks.push(call(fromRuntime('validators/uniqueItems', 'uniqueItems'), []))
  if (contains !== undefined) {
    const limits = [
      code`${contains.minimum}`,
      ...(contains.maximum === undefined ? [] : [code`${contains.maximum}`]),
    ]
    checks.push(
      call(fromRuntime('validators/containsItems', 'containsItems'), [inner(contains.schema), ...limits]),
    )
  }
  if (dropsInvalidItems) {
    const limit = maxItems === undefined ? [] : [code`${maxItems}`]
    const list = call(fromRuntime('validators/validItems', 'validItems'), [inner(schema.items), ...limit])
    return withChecks(list, checks)
  }
  if (prefixItems.length === 0) return withChecks(code`${zod}.array(${inner(schema.items)})`, checks)
  const required = minItems ?? 0
  const leading = prefixItems.map((item, index) =>
    index < required ? inner(item) : code`${zod}.optional(${inner(item)})`,
  )
  const rest = schema.items.kind === 'never' ? [] : [inner(schema.items)]
  const tuple = withChecks(call(code`${zod}.tuple`, [arrayLiteral(leading), ...rest]), checks)
  // zod fills in items that are missing before a rest, where they may be anything.
  const isFilled = rest.length > 0 && prefixItems.slice(0, required).some(mayBeAnything)
  if (!isFilled) return tuple
  const list = withChecks(code`${zod}.array(${zod}.unknown())`, [code`${zod}.minLength(${required})`])
  return code`${zod}.pipe(${list}, ${tuple})`
}

function mayBeAnything({ kind }: Schema): boolean {
  return ['unknown', 'not', 'conditional', 'intersection', 'union', 'reference'].includes(kind)
}

function unionValidator(schema: UnionSchema, inner: (child: Schema) => Code): Code {
  const { members, mode } = schema
  const others = members.filter(({ kind }) => kind !== 'null')
  const [first, second] = others
  if (first === undefined) return code`${zod}.null()`
  const isNullable = others.length < members.length
  // `null` that another member accepts as well fits two members of `oneOf`, so it is refused.
  if (isNullable && mode === 'one' && others.some((member) => takesNull(member))) {
    return code`${zod}.xor(${arrayLiteral(members.map(inner))})`
  }
  if (second === undefined) {
    // Its values are part of the type, and nothing else checks them.
    const isTagged = discriminatedMembers(schema)?.some(({ own }) => !own) === true
    const only = (isTagged ? discriminated(schema, undefined, inner) : undefined) ?? inner(first)
    return isNullable ? code`${zod}.nullable(${only})` : only
  }
  const list = arrayLiteral(others.map(inner))
  const objects = others.filter(mayBeObject)
  const anyMember =
    mode === 'one'
      ? code`${zod}.xor(${list})`
      : objects.length > 1
        ? call(fromRuntime('validators/anyOf', 'anyOf'), [list])
        : code`${zod}.union(${list})`
  const union = discriminated(schema, anyMember, inner) ?? anyMember
  return isNullable ? code`${zod}.nullable(${union})` : union
}

/**
 * A union with a discriminator. Where each member allows its own values of the property only, at most one can fit; where
 * a mapping alone distinguishes them, the member it names has precedence over the rule of the union, `anyMember`. A
 * single member has no such rule: its values are the only ones.
 */
function discriminated(
  schema: UnionSchema,
  anyMember: Code | undefined,
  inner: (child: Schema) => Code,
): Code | undefined {
  const members = namedMembers(schema)
  if (members === undefined || schema.discriminator === undefined) return undefined
  const choices = block(
    '[',
    members.map(({ values, schema: member }) => code`[${literal(values)}, ${inner(member)}]`),
    ']',
  )
  const { property, otherwise } = schema.discriminator
  if (otherwise !== undefined) {
    return call(fromRuntime('validators/kindOf', 'kindOf'), [literal(property), choices, inner(otherwise)])
  }
  const isOwn = members.every(({ own }) => own)
  return call(fromRuntime('validators/discriminated', 'discriminated'), [
    literal(property),
    choices,
    ...(isOwn || anyMember === undefined ? [] : [anyMember]),
  ])
}

/** Whether two members can fit the same object, so that what both describe must be kept. */
function mayBeObject(schema: Schema): boolean {
  switch (schema.kind) {
    case 'object':
    case 'intersection':
    case 'reference':
    case 'union':
    case 'unknown':
      return true
    default:
      return false
  }
}

function intersectionValidator(schema: IntersectionSchema, inner: (child: Schema) => Code): Code {
  const { members, unevaluated } = schema
  const shapes = members.filter((member) => !isConstraint(member) && member.kind !== 'unknown')
  // An object without constraints adds nothing beside one with constraints.
  const isDescribed = shapes.some((member) => !isOpenObject(member) && isObject(member))
  const parts = shapes.flatMap((member) => {
    if (!isOpenObject(member) || shapes.length === 1) return [inner(member)]
    return isDescribed ? [] : [code`${zod}.object({})`]
  })
  const [first = code`${zod}.unknown()`, second] = parts
  const shape = second === undefined ? first : joined(schema, parts)
  const constraints = members.filter(isConstraint).map((member) => constraint(member, inner))
  // Constraints check the value as it was received: the shape drops keys that it does not describe.
  const checked = withChecks(code`${zod}.unknown()`, constraints)
  const whole =
    constraints.length === 0 ? shape : parts.length === 0 ? checked : code`${zod}.pipe(${checked}, ${shape})`
  return unevaluated === undefined ? whole : closedObject(schema, whole, inner)
}

function joined({ jointKeys }: IntersectionSchema, parts: readonly Code[]): Code {
  const keys = jointKeys === undefined ? [] : [arrayLiteral(jointKeys.map((name) => literal(name)))]
  return call(fromRuntime('validators/allOf', 'allOf'), [arrayLiteral(parts), ...keys])
}

function isConstraint({ kind }: Schema): boolean {
  return kind === 'not' || kind === 'conditional'
}

function constraint(schema: Schema, inner: (child: Schema) => Code): Code {
  if (schema.kind === 'not')
    return call(fromRuntime('validators/notMatching', 'notMatching'), [inner(schema.schema)])
  if (schema.kind !== 'conditional') throw new TypeError(`Not a constraint: ${schema.kind}`)
  return call(fromRuntime('validators/conditionally', 'conditionally'), [
    objectLiteral([
      { key: 'condition', value: inner(schema.condition) },
      { key: 'consequence', value: inner(schema.consequence) },
      { key: 'alternative', value: inner(schema.alternative) },
    ]),
  ])
}
