import type { Model } from './schema.ts'

let current: Set<Model> | undefined

/**
 * Runs a function and returns the models whose schemas it read, not only their names. Its output must be made again
 * only when one of these changes.
 */
export function withLookups<T>(work: () => T): { readonly result: T; readonly models: ReadonlySet<Model> } {
  const outer = current
  const models = new Set<Model>()
  current = models
  try {
    return { result: work(), models }
  } finally {
    current = outer
    if (outer !== undefined) for (const model of models) outer.add(model)
  }
}

/** Runs a function whose reads of models are recorded in another way. */
export function withoutLookups<T>(work: () => T): T {
  const outer = current
  current = undefined
  try {
    return work()
  } finally {
    current = outer
  }
}

/** Models call this when their schema is read. */
export function noteLookup(model: Model) {
  current?.add(model)
}
