import { warn } from '../platform/warn.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import { findIgnoredOptions, type IgnoredOption } from './findIgnoredOptions.ts'
import type { OptionData } from './OptionData.ts'
import type { ResolvedOptions } from './ResolvedOptions.ts'

/**
 * Warns the developer about options of AppKit that have no effect here: once, with all of them, and again only about
 * those that are set later.
 *
 * @param given the options that were passed to `createAppKit`
 * @returns a function that stops it
 */
export function reportIgnoredOptions(
  given: Partial<OptionData>,
  store: ReadableStore<ResolvedOptions>,
): () => void {
  const reported = new Set<string>()
  function report(options: Partial<OptionData>): void {
    const found = findIgnoredOptions(options).filter(({ name }) => !reported.has(name))
    if (found.length === 0) return
    for (const { name } of found) reported.add(name)
    warn('Options without effect:', found.map(toLine).join(''))
  }
  function reportChanges(
    { features, ...options }: ResolvedOptions,
    { features: formerFeatures, ...former }: ResolvedOptions,
  ): void {
    report({ ...getChanges(options, former), features: getChanges(features, formerFeatures) })
  }
  report(given)
  reportChanges(store.getState(), store.getInitialState())
  return store.subscribe(reportChanges)
}

function toLine({ name, instead }: IgnoredOption): string {
  return `\n- ${name}: ${instead}`
}

function getChanges<Shape extends object>(present: Shape, former: Shape): Partial<Shape> {
  const changed = Object.entries(present).filter(([key, value]) => value !== former[key as keyof Shape])
  return Object.fromEntries(changed) as Partial<Shape>
}
