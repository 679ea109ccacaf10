// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as siwx from '../../exports/siwx.ts'
import { signIn } from '../../signIn/siwx/signIn.ts'
import {
  createPreparedKit,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'

const key = 'app/sessions'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const createSIWX = () =>
  new siwx.DefaultSIWX({
    messenger: new siwx.InformalMessenger({
      domain: location.host,
      uri: location.origin,
      getNonce: async ({ accountAddress }) => `nonce${accountAddress.slice(2, 10)}`,
      getRequestId: async () => 'r1',
      expiration: 60_000,
      statement: 'Please sign',
      resources: ['https://app.example/terms'],
    }),
    verifiers: [new siwx.EIP155Verifier(), new siwx.SolanaVerifier()],
    storage: new siwx.LocalStorage({ key }),
  })

// T8
it('an app that was written for AppKit’s parts signs an EVM account in, and out', async () => {
  createTestWallet()
  const plugIn = createSIWX()
  const kit = createTestKit({ siwx: plugIn })
  await connect(kit, { connectorId: 'test.wallet' })
  await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
  await signIn(kit)
  expect(kit.stores.signIn.getState().status).toBe('authenticated')
  const [session] = await plugIn.getSessions('eip155:1', firstAddress)
  expect(session?.message).toContain(`Nonce: nonce${firstAddress.slice(2, 10)}`)
  expect(session?.data).toMatchObject({ statement: 'Please sign', requestId: 'r1' })
  const { issuedAt = '', expirationTime = '' } = session?.data ?? {}
  expect(Date.parse(expirationTime) - Date.parse(issuedAt)).toBe(60_000)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(1)
  expect(localStorage.getItem('@appkit/siwx')).toBeNull()
  await kit.disconnect()
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([])
  kit.destroy()
})

// T8
it('and a Solana account', async () => {
  createTestSolanaWallet()
  const kit = createPreparedKit({ ...twoFamilies, siwx: createSIWX() })
  await settle()
  const [connector] = kit.stores.connectors.getState().connectors
  await connect(kit, { connectorId: String(connector?.id) })
  await kit.open({ namespace: 'solana' })
  await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
  await signIn(kit)
  expect(kit.stores.signIn.getState().status).toBe('authenticated')
  kit.destroy()
})

// T8
it('refuses a session of another signature', async () => {
  const plugIn = createSIWX()
  const created = await plugIn.createMessage({ accountAddress: firstAddress, chainId: 'eip155:1' })
  const { toString: _, ...data } = created
  const forged = { data, message: created.toString(), signature: `0x${'1'.repeat(130)}` }
  await expect(plugIn.addSession(forged)).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  await new siwx.LocalStorage({ key }).set([forged])
  expect(await plugIn.getSessions('eip155:1', firstAddress)).toEqual([])
})

it('creates no text for an account that is not known yet', async () => {
  const message = await createSIWX().createMessage({ accountAddress: '', chainId: 'eip155:1' })
  expect(message.toString()).toBe('')
})
