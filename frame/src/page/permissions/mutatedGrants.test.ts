import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Caveat } from '../../smartAccounts/permissions/delegation.ts'
import { toCaveats } from '../../smartAccounts/permissions/permissionCaveats.ts'
import { account, asks, attempts, delegate, now, other, permits, shop } from './askedCalls.test.helper.ts'
import { readGrantRequest } from './readGrantRequest.ts'

// Many requests, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json }

const mint = {
  type: 'function',
  name: 'mint',
  inputs: [{ type: 'address' }, { type: 'uint256' }],
}
const requests: readonly Json[] = [
  {
    chainId: '0x1',
    address: account,
    expiry: now + 60,
    signer: { type: 'account', data: { address: delegate } },
    permissions: [
      {
        type: 'contract-call',
        data: {
          address: shop,
          abi: [mint],
          functions: [
            { functionName: 'mint', valueLimit: '0x5', args: [{ operator: 'EQUAL', value: delegate }, null] },
          ],
        },
      },
    ],
    policies: [{ type: 'call-limit', data: { count: 2 } }],
  },
  {
    expiry: now + 60,
    signer: { type: 'account', data: { address: delegate } },
    permissions: [{ type: 'erc20-token-transfer', data: { address: shop, allowance: '0x5' } }],
    policies: [],
  },
  {
    expiry: now + 60,
    signer: { type: 'account', data: { address: delegate } },
    permissions: [{ type: 'native-token-transfer', data: { allowance: '5' } }],
    policies: [{ type: 'call-limit', data: { count: 1 } }],
  },
]

/** Everything that a request says, by its path. */
function pathsOf(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    path,
    ...Object.entries(value).flatMap(([field, inner]) => pathsOf(inner as Json, [...path, field])),
  ]
}

function change(
  value: Json,
  [field, ...rest]: readonly string[],
  edit: (value: Json) => Json | undefined,
): Json {
  if (field === undefined) return edit(value) ?? null
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, Json>
  const inner = rest.length === 0 ? edit(copy[field] ?? null) : change(copy[field] ?? null, rest, edit)
  if (inner === undefined) delete copy[field]
  else copy[field] = inner
  return copy as Json
}

const replacement = fc.oneof(
  fc.constantFrom<Json>(
    null,
    0,
    1,
    2,
    9,
    '0x0',
    '0x9',
    '',
    [],
    {},
    true,
    account,
    shop,
    other,
    'EQUAL',
    'LESS_THAN',
  ),
  fc.constantFrom<Json>(
    now,
    now + 90,
    'mint',
    'burn(uint256)',
    'erc20-token-transfer',
    'native-token-transfer',
  ),
  fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
)
const edit = fc.oneof(
  replacement.map((value) => () => value),
  fc.constant(() => undefined),
  // A limit that is not known, beside what there is.
  fc
    .tuple(fc.constantFrom('rules', 'limit', 'until', 'args', 'valueLimit', 'policies', 'count'), replacement)
    .map(
      ([field, value]) =>
        (old: Json): Json =>
          typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, [field]: value } : old,
    ),
  // The same entry twice.
  fc.constant((old: Json): Json => (Array.isArray(old) && old[0] !== undefined ? [...old, old[0]] : old)),
)

// T20
test('no changed request is granted wider than it asks', () => {
  const counts = { granted: 0, refused: 0 }
  const changed = fc.constantFrom(...requests).chain((request) =>
    fc.array(fc.tuple(fc.constantFrom(...pathsOf(request)), edit), { maxLength: 3 }).map((edits) =>
      edits.reduce<Json>((present, [path, each]) => {
        try {
          return change(present, path, each)
        } catch {
          // An earlier change has removed the place.
          return present
        }
      }, request),
    ),
  )
  fc.assert(
    fc.property(changed, (request) => {
      let caveats: readonly Caveat[]
      try {
        const { permission } = readGrantRequest([request], { account, activeChain: 1, now })
        caveats = toCaveats(permission)
        counts.granted += 1
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
        counts.refused += 1
        return
      }
      const wider = attempts.find((attempt) => permits(caveats, attempt) && !asks(request, attempt))
      expect(wider).toBeUndefined()
    }),
    { numRuns: 3_000 },
  )
  // Both happen, or the property says nothing.
  expect(Math.min(counts.granted, counts.refused)).toBeGreaterThan(100)
})

test.each(requests)('what is asked for is granted', (request) => {
  const { permission } = readGrantRequest([request], { account, activeChain: 1, now })
  const caveats = toCaveats(permission)
  const both = attempts.filter((attempt) => permits(caveats, attempt) && asks(request, attempt))
  expect(both.length).toBeGreaterThan(0)
  expect(attempts.filter((attempt) => asks(request, attempt))).toEqual(both)
})
