import { expect, test } from 'vitest'
import type { Approvals } from './approval/createApprovals.ts'
import type { Api } from './createApi.ts'
import { createHandlers } from './createHandlers.ts'

const user = { userName: 'alice', address: '0x', chainId: 1 }

const api: Api = {
  call: async (path) =>
    (path === '/session-token'
      ? { token: 'token' }
      : { ...user, proof: { kind: 'idToken', idToken: 'a.b.c' } }) as never,
  cancel: () => {},
}

const { signal } = new AbortController()

// T10
test('the host page is not sent the proof of a login', async () => {
  const announced: string[] = []
  const handlers = createHandlers({
    config: { origins: [], chains: [] },
    hostOrigin: 'https://app.example',
    servicesOrigin: 'https://wallet.example',
    api,
    approvals: {} as Approvals,
    announceSession: (token) => void announced.push(token),
  })
  expect(await handlers.connectSocial({ uri: 'https://wallet.example/callback' }, { signal })).toEqual(user)
  expect(await handlers.connectFarcaster(undefined, { signal })).toEqual(user)
  expect(announced).toEqual(['token', 'token'])
})
