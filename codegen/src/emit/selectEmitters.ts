import { nearest } from '../diagnostics/nearest.ts'
import type { Emitter } from './emitter.ts'
import { emitters } from './emitters.ts'

/** What a project gets that names no targets: code that needs zod and openapi-fetch, nothing more. */
const defaultTargets = ['types', 'validators', 'client', 'channel', 'rpc', 'errors']

/**
 * The emitters of the named targets and of those they need, in the order they run.
 *
 * @throws TypeError for a name that there is no emitter for.
 */
export function selectEmitters(
  targets: readonly string[] = defaultTargets,
  own: readonly Emitter[] = [],
): Emitter[] {
  const known = [...emitters, ...own]
  const wanted = new Set<string>()
  const pending =
    targets === defaultTargets
      ? targets.filter((name) => known.some(({ target }) => target === name))
      : [...targets]
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (wanted.has(name)) continue
    const emitter = known.find(({ target }) => target === name)
    if (emitter === undefined) {
      const names = known.map(({ target }) => target)
      const meant = nearest(name, names)
      throw new TypeError(
        `There is no target '${name}'. ${meant === undefined ? `Targets are ${names.join(', ')}.` : `Did you mean '${meant}'?`}`,
      )
    }
    wanted.add(name)
    pending.push(...emitter.needs)
  }
  return known.filter(({ target }) => wanted.has(target))
}
