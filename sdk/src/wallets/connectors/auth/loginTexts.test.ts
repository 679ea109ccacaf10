// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { logIn } from '../../../modal/navigation/logIn.ts'
import { createMemoryStorage, createTestKit, firstAddress } from '../../../test/testPage.test.helper.ts'
import { connectedKit, frameServices, scriptFrame } from './scriptedFrame.test.helper.ts'

/** A text with what hides or reorders the text around it. */
const spoil = (text: string) => `\u202e${text}\u200b\r\n\u2066\u{e0041}`

const userOf = (kit: Awaited<ReturnType<typeof connectedKit>>['kit']) =>
  kit.getAccount('eip155').embeddedWalletInfo?.user

// T14
it('the user of the frame is shown without characters that hide or reorder text', async () => {
  const { kit, storage } = await connectedKit(
    {},
    {
      getUser: async () => ({
        address: firstAddress,
        chainId: 1,
        email: 'alice@mail.example',
        userName: spoil('alice'),
      }),
    },
  )
  expect(userOf(kit)).toEqual({ email: 'alice@mail.example', username: 'alice' })
  expect(storage.entries.get('@appkit-wallet/SOCIAL_USERNAME')).toBe('alice')
})

// T14
it('so is the name that a login returns with', async () => {
  const kit = createTestKit({ storage: createMemoryStorage(), services: frameServices })
  scriptFrame(kit, {
    connectFarcaster: async () => ({ userName: spoil('alice.eth') }),
    getUser: async () => ({ address: firstAddress, chainId: 1 }),
  })
  logIn(kit, { provider: 'farcaster' })
  await vi.waitFor(() => expect(kit.getAccount('eip155').isConnected).toBe(true))
  expect(userOf(kit)).toEqual({ username: 'alice.eth' })
})

// T14, T25
it('so is what another script has stored as the name of the last login', async () => {
  const storage = createMemoryStorage()
  const entries = {
    '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
    '@appkit-wallet/EMAIL': spoil('alice@mail.example'),
    '@appkit-wallet/SOCIAL_USERNAME': spoil('alice'),
    '@appkit/connected_social': 'google',
    '@appkit/connection_status': 'connected',
    '@appkit/eip155:connected_connector_id': 'ID_AUTH',
  }
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value)
  const kit = createTestKit({ storage, services: frameServices })
  scriptFrame(kit, { getUser: async () => ({ address: firstAddress, chainId: 1 }) })
  await vi.waitFor(() => expect(kit.getAccount('eip155').isConnected).toBe(true))
  expect(userOf(kit)).toEqual({ email: 'alice@mail.example', username: 'alice' })
})

// T14
it('the URI of Farcaster has its invisible characters encoded', async () => {
  const kit = createTestKit({ storage: createMemoryStorage(), services: frameServices })
  scriptFrame(kit, {
    getFarcasterUri: async () => ({ url: 'farcaster://login?a=\u202eb' }),
    connectFarcaster: () => new Promise(() => undefined),
  })
  logIn(kit, { provider: 'farcaster' })
  await vi.waitFor(() =>
    expect(kit.stores.connection.getState().attempt).toMatchObject({
      step: { type: 'uri', uri: 'farcaster://login?a=%E2%80%AEb' },
    }),
  )
})
