// @vitest-environment happy-dom
import {
  getSmartSessionsHandler,
  getSupportedChainsHandler,
  revokeSmartSessionHandler,
} from '@wallet-kit/clients/data-service/handlers'
import { HttpResponse, http } from 'msw'
import { recoverMessageAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onServices } from '../../test/onServices.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { getSmartSessions } from './getSmartSessions.ts'
import { revokeSmartSession } from './revokeSmartSession.ts'

const baseUrl = 'http://localhost:3000/data'
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const pci = '8f14e45f-ceea-467f-a0e6-1a2b3c4d5e6f'
const covered = getSupportedChainsHandler({ baseUrl, reply: { http: ['eip155:1', solanaId], ws: [] } })
/** In seconds. */
const now = Math.floor(Date.parse('2026-03-01T00:00:00Z') / 1_000)

const session = (id: string, extra: object = {}) => ({
  project: { id: 'p', name: 'Harbour Game', url: null, iconUrl: null },
  pci: id,
  expiry: now + 3_600,
  createdAt: now - 10,
  permissions: [{ type: 'contract-call', data: {} }],
  policies: [],
  context: null,
  revokedAt: null,
  ...extra,
})
const listing = (...pcis: ReturnType<typeof session>[]) =>
  getSmartSessionsHandler({ baseUrl, reply: { pcis } as never })

beforeEach(() => void vi.setSystemTime(now * 1_000))
afterEach(() => void vi.useRealTimers())

describe('smart sessions', () => {
  const read = (kit: ReturnType<typeof createTestKit>) =>
    getSmartSessions(kit, { address: firstAddress, caipNetworkId: 'eip155:1' })

  it('are listed by what has become of them, active ones first', async () => {
    const { requests } = onServices(
      covered,
      listing(
        session('old', { createdAt: now - 100 }),
        session('ended', { revokedAt: now - 1 }),
        session('late', { expiry: now }),
        session('new'),
      ),
    )
    const sessions = await read(createTestKit())
    expect(sessions.map(({ pci: id, status }) => [id, status])).toEqual([
      ['new', 'active'],
      ['old', 'active'],
      ['ended', 'revoked'],
      ['late', 'expired'],
    ])
    expect(sessions[0]).toEqual({
      ...{ pci: 'new', name: 'Harbour Game', status: 'active', permissions: ['contract-call'] },
      ...{ expiresAt: (now + 3_600) * 1_000, createdAt: (now - 10) * 1_000 },
    })
    expect(decodeURIComponent(requests[1]?.pathname ?? '')).toBe(`/data/v1/sessions/eip155:1:${firstAddress}`)
  })

  // T14, T20
  it('are not shown when what the wallet would sign is more than an id', async () => {
    const message = 'app.example wants you to sign in with your Ethereum account:'
    onServices(covered, listing(session(message), session('a b'), session('<b>'), session(pci)))
    expect((await read(createTestKit())).map(({ pci: id }) => id)).toEqual([pci])
  })

  it('have names without what hides or reorders text', async () => {
    onServices(covered, listing(session(pci, { project: { id: 'p', name: 'Harbour\u202e Game' } })))
    expect((await read(createTestKit()))[0]?.name).toBe('Harbour Game')
  })

  // T20, T21
  it('have times that can be written, and each its own id', async () => {
    const far = Number.MAX_SAFE_INTEGER
    onServices(covered, listing(session(pci), session(pci, { expiry: far, createdAt: far })))
    const sessions = await read(createTestKit())
    expect(sessions).toHaveLength(1)
    for (const { expiresAt, createdAt = 0 } of sessions)
      expect([expiresAt, createdAt].map((time) => new Date(time).getTime())).not.toContain(Number.NaN)
  })

  it('are none in other chain families, and on networks that the service does not cover', async () => {
    const { requests } = onServices(covered)
    const kit = createTestKit(twoFamilies)
    expect(await getSmartSessions(kit, { address: 'So1', caipNetworkId: solanaId })).toEqual([])
    expect(await getSmartSessions(kit, { address: firstAddress, caipNetworkId: 'eip155:137' })).toEqual([])
    expect(requests).toHaveLength(1)
  })

  it('need an account', async () => {
    await expect(getSmartSessions(createTestKit())).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })
})

describe('a smart session', () => {
  async function connected(answers: Readonly<Record<string, () => unknown>> = {}) {
    const wallet = createTestWallet({ answers })
    const kit = createTestKit()
    await connect(kit, { connectorId: 'test.wallet' })
    return { kit, wallet }
  }

  it('is revoked by the signature of its id', async () => {
    let sent: { pci: string; signature: `0x${string}` } | undefined
    const { requests } = onServices(
      covered,
      listing(session(pci)),
      http.post(`${baseUrl}/v1/sessions/*/revoke`, async ({ request }) => {
        sent = (await request.json()) as typeof sent
        // The service's reply is empty, which happy-dom cannot read.
        return HttpResponse.text('OK')
      }),
    )
    const { kit } = await connected()
    await getSmartSessions(kit)
    await revokeSmartSession(kit, { pci })
    const signature = sent?.signature ?? '0x'
    expect(sent?.pci).toBe(pci)
    expect(await recoverMessageAddress({ message: pci, signature })).toBe(firstAddress)
    await getSmartSessions(kit)
    expect(requests.filter(({ pathname }) => pathname.includes('/sessions/')).length).toBe(3)
  })

  // T20
  it('of a login is ended by its account, and the service is told', async () => {
    let sent: { pci: string; signature: `0x${string}` } | undefined
    onServices(
      covered,
      listing(session(pci)),
      http.post(`${baseUrl}/v1/sessions/*/revoke`, async ({ request }) => {
        sent = (await request.json()) as typeof sent
        return HttpResponse.text('OK')
      }),
    )
    let proof: string | null = '0x1234'
    const { kit, wallet } = await connected({ wallet_revokePermissions: () => proof })
    const { getConnection } = kit._internal
    vi.spyOn(kit._internal, 'getConnection').mockImplementation((name) => {
      const state = getConnection(name)
      const embeddedWalletInfo = {
        user: {},
        authProvider: 'email',
        accountType: 'smartAccount',
        isSmartAccountDeployed: true,
      } as const
      return state.status === 'connected' ? { ...state, embeddedWalletInfo } : state
    })
    await revokeSmartSession(kit, { pci })
    expect(wallet.requests.at(-1)).toEqual({
      method: 'wallet_revokePermissions',
      params: [{ pci, permissions: [], expiry: now + 3_600, address: firstAddress }],
    })
    expect(sent).toEqual({ pci, signature: '0x1234' })
    proof = null
    await expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
  })

  it('stays when the visitor declines, which is shown', async () => {
    const { requests } = onServices()
    const { kit, wallet } = await connected()
    wallet.setReject(true)
    await expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(kit.stores.notices.getState().toast?.key).toBe('signatureDeclined')
    expect(requests).toEqual([])
  })

  it('is not revoked for an account that the wallet has changed to', async () => {
    const { requests } = onServices()
    const { kit, wallet } = await connected()
    wallet.setHold(true)
    const revoking = revokeSmartSession(kit, { pci })
    const outcome = revoking.catch((error: unknown) => error)
    await vi.waitFor(() => expect(wallet.requests.at(-1)?.method).toBe('personal_sign'))
    wallet.changeAccount(1)
    await vi.waitFor(() => expect(kit.getAddress()).toBe(secondAddress))
    wallet.answerPending()
    expect(await outcome).toMatchObject({ code: 'WALLET_ON_OTHER_ACCOUNT' })
    expect(requests).toEqual([])
  })

  // T20
  it('is not asked for with anything but an id', async () => {
    const { kit, wallet } = await connected()
    const before = wallet.requests.length
    await expect(revokeSmartSession(kit, { pci: 'Sign this' })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
    })
    expect(wallet.requests.length).toBe(before)
  })

  it('whose signature the service refuses is no mistake in the set-up', async () => {
    onServices(revokeSmartSessionHandler({ baseUrl, fail: 401 }))
    const { kit } = await connected()
    await expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({ code: 'HTTP_STATUS' })
    expect(kit.stores.notices.getState().alert).toBeUndefined()
  })
})
