import type { ViewState } from './ViewState.ts'

/** States that are looked at in one visit. */
export interface ViewGroup {
  readonly views: readonly [ViewState, ...ViewState[]]
  /** The tag of tests that `npm run views` runs, for further states of a view: they share its layout. */
  readonly tag: string[]
}

/** As many as leave the workers of a run something to share. */
const largestGroup = 8

/** Groups states whose page is loaded with the same options and the same services, in their order. */
export function groupViews(states: readonly ViewState[]): readonly ViewGroup[] {
  const groups = new Map<string, ViewGroup[]>()
  const titles = new Set<string>()
  for (const state of states) {
    const { name, options, hasLogins, paysFees, namespaces, prepare } = state
    const [title = ''] = name.split(', ')
    const tag = titles.has(title) ? ['@everyView'] : []
    titles.add(title)
    // Faults are there before the page is loaded, and stay.
    const key = JSON.stringify([tag, options, hasLogins, paysFees, namespaces, prepare && name])
    const known = groups.get(key) ?? []
    const last = known.at(-1)
    if (last && last.views.length < largestGroup)
      known[known.length - 1] = { views: [...last.views, state], tag }
    else known.push({ views: [state], tag })
    groups.set(key, known)
  }
  return [...groups.values()].flat()
}
