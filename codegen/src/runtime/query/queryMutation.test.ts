import { MutationCache, MutationObserver, QueryClient } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { operationKey, queryKey } from './queryKey.ts'
import { invalidate, invalidateDeclared, staleReads } from './queryMutation.ts'
import { serviceKeys } from './queryServiceKeys.ts'

const pets = operationKey('shop', '/owners/{owner}/pets', 'listPets', ['pets'])
const pet = operationKey('shop', '/owners/{owner}/pets/{id}', 'getPet', ['pets'])
const book = operationKey('library', '/owners/{owner}/books', 'listBooks', ['pets'])
const update = operationKey('shop', '/owners/{owner}/pets/{id}', 'updatePet')

/** A cache with these queries; returns which of them are stale afterwards. */
function cacheWith(...keys: readonly (readonly unknown[])[]) {
  const client = new QueryClient()
  for (const key of keys) client.setQueryData(key, 'data')
  const stale = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  return { client, stale }
}

const ofOwner = (owner: unknown) => queryKey(pets, { path: { owner } })
const ofPet = (owner: unknown, id: unknown) => queryKey(pet, { path: { owner, id } })

describe('what a mutation makes stale', () => {
  it('is what the contract declares', () => {
    const keys = serviceKeys('shop')
    const declared = { paths: ['/a'], operations: ['getB', 'getC'], tags: ['d'] }
    expect(staleReads('shop', declared)).toEqual({
      invalidates: [keys.path('/a'), keys.operation('getB'), keys.operation('getC'), keys.tag('d')],
    })
    expect(staleReads('shop', {})).toEqual({ invalidates: [] })
  })

  it('is the one of the caller instead', () => {
    expect(staleReads('shop', { paths: ['/a'] }, { invalidate: false })).toEqual({ invalidates: [] })
    expect(staleReads('shop', { paths: ['/a'] }, { invalidate: [['b']] })).toEqual({ invalidates: [['b']] })
    expect(staleReads('shop', { tags: ['a'] }, { invalidate: undefined }).invalidates).toHaveLength(1)
  })

  it('are queries with the same values in the path that they share', () => {
    const { client, stale } = cacheWith(
      ofOwner(1),
      ofOwner(2),
      ofPet(1, 7),
      ofPet(1, 8),
      ofPet(2, 7),
      queryKey(pet),
      queryKey(book, { path: { owner: 2 } }),
    )
    const { tag } = serviceKeys('shop')
    invalidate(client, [tag('pets'), ['library']], update, { path: { owner: '1', id: 7 } })
    expect(stale()).toEqual([true, false, true, false, false, true, true])
  })

  it('are queries of the same beginning, whatever follows it', () => {
    const toys = operationKey('shop', '/owners/{owner}/toys/{id}', 'getToy')
    const { client, stale } = cacheWith(
      queryKey(toys, { path: { owner: 1, id: 9 } }),
      queryKey(toys, { path: { owner: 2, id: 7 } }),
    )
    invalidate(client, [['shop']], update, { path: { owner: 1, id: 7 } })
    expect(stale()).toEqual([true, false])
  })

  it.each([[undefined], [null], ['1'], [{}], [{ path: { other: 1 } }], [{ path: undefined }]])(
    'are all of them where the values are unknown: %j',
    (variables) => {
      const { client, stale } = cacheWith(ofPet(1, 7), ofPet(2, 8))
      invalidate(client, [['shop']], update, variables)
      expect(stale()).toEqual([true, true])
    },
  )

  it('are all of them for a mutation without a key', () => {
    const { client, stale } = cacheWith(ofPet(1, 7), ofPet(2, 8), ['shop'], ['other'])
    invalidate(client, [['shop']], undefined, { path: { owner: 1, id: 7 } })
    expect(stale()).toEqual([true, true, true, false])
  })

  it('is nothing where nothing is declared or cached', () => {
    const { client, stale } = cacheWith(ofPet(1, 7))
    invalidate(client, [], update, {})
    invalidate(client, [['other']], update, {})
    expect(stale()).toEqual([false])
  })

  it('is not announced where nothing is stale', () => {
    const { client } = cacheWith(ofPet(1, 7))
    client.invalidateQueries = () => {
      throw new Error('Nothing is stale')
    }
    expect(() => invalidate(client, [['other']], update, {})).not.toThrow()
  })
})

describe('invalidateDeclared', () => {
  const mutate = async (meta: object | undefined) => {
    const mutationCache = new MutationCache({ onSuccess: invalidateDeclared as never })
    const client = new QueryClient({ mutationCache })
    client.setQueryData(ofPet(1, 7), 'data')
    client.setQueryData(ofPet(2, 7), 'data')
    const observer = new MutationObserver(client, {
      mutationKey: update,
      mutationFn: async (variables: object) => variables,
      ...(meta && { meta: meta as Record<string, unknown> }),
    })
    await observer.mutate({ path: { owner: 1, id: 7 } })
    return [ofPet(1, 7), ofPet(2, 7)].map((key) => client.getQueryState(key)?.isInvalidated)
  }

  it('marks as stale what a mutation declares', async () => {
    await expect(mutate(staleReads('shop', { operations: ['getPet'] }))).resolves.toEqual([true, false])
  })

  it.each([[undefined], [{}], [{ invalidates: 'all' }], [{ invalidates: [] }]])(
    'leaves everything as it is with meta %j',
    async (meta) => {
      await expect(mutate(meta)).resolves.toEqual([false, false])
    },
  )
})
