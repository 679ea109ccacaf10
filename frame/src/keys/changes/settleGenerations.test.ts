import { expect, test } from 'vitest'
import { type ListedShare, settleGenerations } from './settleGenerations.ts'

/** `a1` is a committed share of set a, `a1?` one that waits. */
function list(text: string): readonly ListedShare[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((each) => ({
      setId: each.slice(0, 1),
      generation: Number(each.slice(1, 2)),
      state: each.endsWith('?') ? ('pending' as const) : ('committed' as const),
    }))
}

test.each<[service: string, keeper: string, settled: readonly string[]]>([
  ['', '', []],
  ['a1', '', []],
  ['', 'a1', []],
  ['a1', 'b1', []],
  ['a1', 'a2', []],
  ['a1', 'a1', ['a1']],
  ['a1', 'a1?', ['a1 keeper']],
  ['a1?', 'a1', ['a1 service']],
  ['a1?', 'a1?', ['a1 service keeper']],
  // The latest that the service has committed, in whatever order they are listed.
  ['a1 a2', 'a1 a2', ['a2']],
  ['a2 a1', 'a2 a1', ['a2']],
  ['a1 a2?', 'a1 a2', ['a1']],
  ['a2? a1', 'a1 a2', ['a1']],
  ['a1 a2', 'a1 a2?', ['a2 keeper']],
  // None was committed: the latest that both have.
  ['a1? a2?', 'a1? a2?', ['a2 service keeper']],
  ['a2? a1?', 'a1? a2?', ['a2 service keeper']],
  ['a1? a2?', 'a1?', ['a1 service keeper']],
  // A generation that only one has is never taken.
  ['a1 a2', 'a1', ['a1']],
  ['a1', 'a1 a2', ['a1']],
  // Sets that count first, otherwise as the service lists them.
  ['a1? b1', 'a1? b1', ['b1', 'a1 service keeper']],
  ['a1? b1 c1', 'a1 b1? c1', ['c1', 'a1 service', 'b1 keeper']],
  ['b1 a1', 'a1 b1', ['b1', 'a1']],
])('service %j and keeper %j have in common: %j', (service, keeper, settled) => {
  const found = settleGenerations({ service: list(service), keeper: list(keeper) })
  expect(
    found.map(({ setId, generation, toCommit }) => [`${setId}${generation}`, ...toCommit].join(' ')),
  ).toEqual(settled)
})
