import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Storage of the identity provider, in memory: sessions, grants and codes, each of a kind of its own. */
export function createMemoryAdapter(): (kind: string) => Adapter {
  const stored = new Map<string, { readonly payload: AdapterPayload; readonly expiresAt: number }>()
  return (kind) => {
    const keyOf = (id: string) => `${kind} ${id}`
    const find = async (id: string) => {
      const entry = stored.get(keyOf(id))
      return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
    }
    const findBy = async (name: 'uid' | 'userCode', value: string) =>
      [...stored].find(([key, { payload }]) => key.startsWith(`${kind} `) && payload[name] === value)?.[1]
        .payload
    return {
      find,
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async upsert(id, payload, expiresIn) {
        stored.set(keyOf(id), {
          payload,
          expiresAt: expiresIn ? Date.now() + expiresIn * 1_000 : Number.POSITIVE_INFINITY,
        })
      },
      async consume(id) {
        const payload = await find(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
      },
      async destroy(id) {
        stored.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key)
      },
    }
  }
}
