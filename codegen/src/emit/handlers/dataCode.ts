import { arrayLiteral, type Code, code, join, literal, propertyKey } from '../../fragment/code.ts'
import { runtimeNamespace } from '../../fragment/importedName.ts'
import type { JsonValue } from '../../model/json.ts'

/** `import * as make from '…/runtime/makers.ts'`: what mock data is described with. */
export const make = runtimeNamespace('handlers/makers', 'make')

/** The type of makers of mock data. */
export const makerType = code`${make}.Maker`

export const nothing = code`${make}.nothing`

/** Enough for tests; a billion items would never end. Data of such a contract does not fit it. */
const most = { items: 1_000, characters: 10_000 }

/** The size of mock data where a contract has a minimum. */
export function mockAmount(wanted: number | undefined, of: keyof typeof most): number | undefined {
  return wanted === undefined ? undefined : Math.min(wanted, most[of])
}

/** Any JSON value, for schemas that only exclude values. */
export const anything = code`${make}.anything`

/** One of several values. */
export function pick(values: readonly JsonValue[]): Code {
  return code`${make}.pick(${arrayLiteral(values.map(literal))})`
}

type Rules = { readonly [key: string]: JsonValue | undefined }

/** An object literal on one line, without undefined values. */
export function rules(given: Rules): Code {
  const entries = Object.entries(given).filter(
    (entry): entry is [string, JsonValue] => entry[1] !== undefined,
  )
  if (entries.length === 0) return code`{}`
  return code`{ ${join(
    entries.map(([key, value]) => code`${propertyKey(key)}: ${literal(value)}`),
    ', ',
  )} }`
}

/** A call with the rules that are defined. */
export function ruled(target: Code, given: Rules): Code {
  return Object.values(given).every((rule) => rule === undefined)
    ? code`${target}()`
    : code`${target}(${rules(given)})`
}

/** The maker of a mock string. */
export function textMaker(given: Rules): Code {
  return ruled(code`${make}.text`, given)
}
