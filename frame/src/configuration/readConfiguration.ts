import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { z } from 'zod'
import { FrameError } from '../errors/FrameError.ts'
import { listOptions, type Option, readVariable } from './listOptions.ts'
import { toProblem } from './toProblem.ts'

export interface ReadConfigurationParameters<Schema extends z.ZodType> {
  readonly schema: Schema
  /** Path of the JSON file. */
  readonly file: string
  /** Whether the file must exist, as one that was named does. */
  readonly isFileNeeded: boolean
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Begins the names of the variables: `FRAME_`. */
  readonly prefix: string
  /** Variables that begin with the prefix and mean something else. */
  readonly otherVariables: RegExp
  /** Values of the process that starts this one, below file and environment. */
  readonly defaults?: unknown
}

/**
 * Reads options from a file, and from the environment over it.
 *
 * @throws FrameError `FRAME_CONFIGURATION_INVALID` with every mistake and its place; values are not repeated
 */
export async function readConfiguration<Schema extends z.ZodType>(
  parameters: ReadConfigurationParameters<Schema>,
): Promise<z.output<Schema>> {
  const { schema, file, environment, prefix, otherVariables, defaults = {} } = parameters
  const options = listOptions(schema, prefix)
  const { $schema: _, ...content } = await readObject(parameters)
  const given = options.filter(({ variable }) => environment[variable] !== undefined)
  const known = new Set(options.map(({ variable }) => variable))
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith(prefix) && !known.has(name) && !otherVariables.test(name),
  )
  const value = merge(merge({ ...(defaults as object) }, content), fromVariables(given, environment))
  const result = schema.safeParse(value)
  const problems = [
    ...unknown.map((name) => `${name}: unknown variable`),
    ...(result.success
      ? []
      : result.error.issues.flatMap((issue) =>
          toProblem(issue, { value, file: basename(file), options, given }),
        )),
  ]
  if (!result.success || problems.length > 0) throw invalid(problems)
  return result.data
}

export function invalid(problems: readonly string[]): FrameError {
  return new FrameError('FRAME_CONFIGURATION_INVALID', { context: { problems: problems.join('\n  ') } })
}

async function readObject({
  file,
  isFileNeeded,
}: Pick<ReadConfigurationParameters<z.ZodType>, 'file' | 'isFileNeeded'>): Promise<Record<string, unknown>> {
  const name = basename(file)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && !isFileNeeded) return '{}'
    throw invalid([`${name}: cannot be read (${error.code})`])
  })
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    // The parser's own message repeats what is in the file.
    const place = /\(line \d+ column \d+\)/.exec(error instanceof Error ? error.message : '')?.[0]
    throw invalid([`${name}: is no JSON${place === undefined ? '' : ` ${place}`}`])
  }
  if (!isObject(content)) throw invalid([`${name}: must be a JSON object`])
  return content
}

function fromVariables(
  given: readonly Option[],
  environment: ReadConfigurationParameters<z.ZodType>['environment'],
): Record<string, unknown> {
  return given.reduce<Record<string, unknown>>((value, { path, variable, kind }) => {
    const read = readVariable(kind, environment[variable] ?? '')
    return merge(value, path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), read) as typeof value)
  }, {})
}

/** Groups are merged, lists and single values replaced. */
function merge(under: Record<string, unknown>, over: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...under }
  for (const [name, value] of Object.entries(over)) {
    const present = merged[name]
    merged[name] = isObject(present) && isObject(value) ? merge(present, value) : value
  }
  return merged
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
