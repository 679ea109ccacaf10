import type { z } from 'zod'
import type { Option } from './listOptions.ts'

interface Places {
  /** Everything that was read. */
  readonly value: unknown
  /** Name of the file. */
  readonly file: string
  readonly options: readonly Option[]
  /** Options that the environment has. */
  readonly given: readonly Option[]
}

type Issue = z.core.$ZodIssue

/** Mistakes as `place: what is wrong`, without the value, which may be a secret. */
export function toProblem(issue: Issue, places: Places): readonly string[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${placeOf([...path, key], places)}: unknown option`)
  // Of a name in a record.
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => `${placeOf(path, places)}: ${message}`)
  return [`${placeOf(path, places)}: ${messageOf(issue, path, places)}`]
}

function messageOf(issue: Issue, path: readonly string[], { value, options }: Places): string {
  if (issue.code !== 'invalid_type' || valueAt(value, path) !== undefined)
    return issue.message.replace(/^Invalid .*?: /, '')
  const option = options.find((each) => isSame(each.path, path))
  return option ? `is missing (or ${option.variable})` : 'is missing'
}

/** The variable that the value came from, else its place in the file. */
function placeOf(path: readonly string[], { file, given }: Places): string {
  const from = given.find((option) => isSame(option.path, path.slice(0, option.path.length)))
  if (from) return [from.variable, ...path.slice(from.path.length)].join('.')
  return path.length === 0 ? file : `${file}: ${path.join('.')}`
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index])
