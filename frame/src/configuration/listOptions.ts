import { z } from 'zod'

/** How the text of an environment variable becomes a value. */
type Kind = 'text' | 'number' | 'boolean' | 'list' | 'json'

/** An option that has an environment variable of its own. */
export interface Option {
  /** `['smtp', 'port']` */
  readonly path: readonly string[]
  /** `FRAME_SMTP_PORT` */
  readonly variable: string
  readonly kind: Kind
  readonly description: string
  /** As JSON; undefined where there is none. */
  readonly defaultText: string | undefined
  /** Whether the process does not start without it, or not with its group. */
  readonly isRequired: boolean
}

interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly description?: string
  readonly default?: unknown
}

/** Options of a schema, in its order. */
export function listOptions(schema: z.ZodType, prefix: string): readonly Option[] {
  return optionsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, prefix, [])
}

function optionsOf(node: Node, prefix: string, path: readonly string[]): readonly Option[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
    const own = [...path, name]
    const kind = kindOf(child)
    if (kind === undefined) return optionsOf(child, prefix, own)
    return {
      path: own,
      variable: prefix + own.map(toUpperSnake).join('_'),
      kind,
      description: child.description ?? '',
      defaultText: child.default === undefined ? undefined : JSON.stringify(child.default),
      isRequired: node.required?.includes(name) ?? false,
    }
  })
}

/** Undefined for a group, whose members are options. */
function kindOf({ type, properties, items }: Node): Kind | undefined {
  // A group of values that belong together and are objects themselves is one value.
  if (type === 'object') return properties && Object.values(properties).every(isPlain) ? undefined : 'json'
  if (type === 'array') return items?.type === 'string' ? 'list' : 'json'
  if (type === 'boolean') return 'boolean'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

const isPlain = ({ type }: Node) => type !== 'object' && type !== 'array'

const toUpperSnake = (name: string) => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()

/** Value of a variable's text. What is no number, boolean or JSON stays text, which the schema refuses. */
export function readVariable(kind: Kind, text: string): unknown {
  if (kind === 'list') return text.split(/[\s,]+/).filter(Boolean)
  if (kind === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (kind === 'text') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
