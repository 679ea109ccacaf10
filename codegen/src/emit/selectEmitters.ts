import { nearest } from '../diagnostics/nearest.ts'
import type { AnyEmitter } from './emitter.ts'
import { emitters } from './emitters.ts'

/** Default targets: those that suit the dialect and need zod and openapi-fetch at most. */
const defaultTargets: readonly string[] = [
  'types',
  'validators',
  'client',
  'rpc',
  'channel',
  'texts',
  'errors',
]

/**
 * The emitters of the named targets and of those they need, in the order they run.
 *
 * @param own Emitters of the host; without named targets all of them run.
 * @throws TypeError for a name without an emitter, or with two.
 */
export function selectEmitters(
  targets: readonly string[] | 'all' | undefined,
  own: readonly AnyEmitter[] = [],
): AnyEmitter[] {
  const known = [...emitters, ...own]
  const names = known.map(({ target }) => target)
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new TypeError(`Two emitters have the target '${duplicate}'. Rename one.`)
  const wanted = new Set<string>()
  const pending =
    targets === undefined
      ? [...defaultTargets, ...own.map(({ target }) => target)]
      : targets === 'all'
        ? [...names]
        : [...targets]
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (wanted.has(name)) continue
    const emitter = known.find(({ target }) => target === name)
    if (emitter === undefined) {
      const meant = nearest(name, names)
      const hint = meant === undefined ? `Targets are ${names.join(', ')}.` : `Did you mean '${meant}'?`
      throw new TypeError(`Unknown target '${name}'. ${hint}`)
    }
    wanted.add(name)
    pending.push(...emitter.needs)
  }
  return known.filter(({ target }) => wanted.has(target))
}
