import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'

/** One row of `fixtures/keywords.yaml`. */
export interface Keyword {
  readonly schema: unknown
  readonly accepts: readonly unknown[]
  readonly refuses: readonly unknown[]
  readonly version?: string
  readonly others?: object
}

/** Values that each keyword accepts and refuses, by its name. */
export function readKeywords(): readonly (readonly [string, Keyword])[] {
  const text = readFileSync(new URL('../fixtures/keywords.yaml', import.meta.url), 'utf8')
  return Object.entries(load(text) as Readonly<Record<string, Keyword>>)
}
