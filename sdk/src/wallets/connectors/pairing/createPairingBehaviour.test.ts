// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Namespace } from '../../../chains/namespaces/Namespace.ts'
import type { SignInFields } from '../../../chains/namespaces/SignInFields.ts'
import type { CaipNetworkId } from '../../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../../chains/networks/Network.ts'
import { toCaipNetwork } from '../../../chains/networks/toCaipNetwork.ts'
import { firstAddress, firstSolanaAddress, polygon, settle } from '../../../test/testPage.test.helper.ts'
import {
  allNetworks,
  createTestBehaviour as create,
  deepLinkKey,
  ethereum,
  evm,
  shared,
  solana,
  topicKey,
} from './pairingBehaviour.test.helper.ts'
import { both, solanaId } from './pairingKit.test.helper.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('connecting', () => {
  it('resolves with the accounts of each family, from one approval', async () => {
    const { behaviour, fake, storage, pair } = await create()
    expect(behaviour.getProvider('eip155')).toBeUndefined()
    expect(behaviour.getApprovedNetworkIds('eip155')).toEqual([])
    const { session, topic } = await pair()
    expect(session).toEqual(shared)
    expect(fake.proposals).toHaveLength(1)
    expect(behaviour.getProvider('eip155')).toBeDefined()
    expect(behaviour.getApprovedNetworkIds('eip155')).toEqual(['eip155:1', 'eip155:137'])
    expect(behaviour.getApprovedNetworkIds('solana')).toEqual([solanaId])
    expect(storage.getItem(topicKey)).toBe(topic)
  })

  it('leaves out a family that the wallet has not approved', async () => {
    const { behaviour, pair } = await create()
    const { session } = await pair(evm)
    expect(session).toEqual({ eip155: shared.eip155 })
    expect(behaviour.getProvider('solana')).toBeUndefined()
    expect(behaviour.getApprovedNetworkIds('solana')).toEqual([])
  })

  it('starts each family on the network that the host app prefers', async () => {
    const { pair } = await create()
    const { session } = await pair(both, { networks: [toCaipNetwork(polygon, {}), solana] })
    expect(session).toMatchObject({ eip155: { caipNetworkId: 'eip155:137' } })
  })

  it('starts the second family on its own preferred network, too', async () => {
    const devnet = { ...solana, id: 'devnet', caipNetworkId: 'solana:devnet' } as const
    const { pair } = await create({ requested: [...allNetworks, devnet] })
    const accounts = [solanaId, 'solana:devnet'].map((id) => `${id}:${firstSolanaAddress}`)
    const { session } = await pair({ ...evm, solana: { accounts } }, { networks: [ethereum, devnet] })
    expect(session).toMatchObject({ solana: { caipNetworkId: 'solana:devnet' } })
  })

  it('creates another code where the client returns no session, once a second', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { client, fake, begin } = await create()
    const connect = vi.spyOn(client, 'connect').mockResolvedValue(undefined)
    const { connecting } = await begin()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(connect).toHaveBeenCalledTimes(3)
    connect.mockRestore()
    await vi.advanceTimersByTimeAsync(1)
    fake.proposals[0]?.approve(both)
    await expect(connecting).resolves.toEqual(shared)
  })

  it('fails when the wallet withdraws its accounts before they have been read', async () => {
    const { fake, begin, behaviour } = await create({ requested: [ethereum] })
    const { connecting, proposal } = await begin({ networks: [ethereum] })
    const { topic } = proposal?.approve(evm) ?? { topic: '' }
    for (let turn = 0; turn < 30 && !behaviour.getProvider('eip155'); turn += 1) await Promise.resolve()
    fake.update(topic, {})
    await expect(connecting).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'wc_sessionSettle' },
    })
  })

  it('proposes nothing of a family that cannot be paired', async () => {
    const custom = [{ name: 'polkadot', readAccounts: vi.fn() }] as unknown as Namespace[]
    const polkadot = { chainNamespace: 'polkadot', caipNetworkId: 'polkadot:1', id: '1', rpcUrls: {} }
    const networks = [polkadot as unknown as CaipNetwork, ethereum]
    const { pair, behaviour } = await create({ custom, requested: networks })
    const { session, proposal } = await pair(
      { ...evm, polkadot: { accounts: ['polkadot:1:x'] } },
      { networks },
    )
    expect(Object.keys(proposal?.optionalNamespaces ?? {})).toEqual(['eip155'])
    expect(Object.keys(session)).toEqual(['eip155'])
    expect(behaviour.getProvider('polkadot')).toBeUndefined()
  })

  // T17
  it.each([
    [
      'only approved networks that were not asked for',
      { eip155: { accounts: [`eip155:56:${firstAddress}`] } },
    ],
    ['approved nothing', {}],
    [
      'approved accounts of another family under its name',
      { eip155: { accounts: [`${solanaId}:${firstSolanaAddress}`] } },
    ],
    [
      'approved EVM accounts under the name of another family',
      { solana: { accounts: [`eip155:1:${firstAddress}`] } },
    ],
  ])('fails when the wallet has %s, and ends the session', async (_, approved) => {
    const { behaviour, fake, storage, begin } = await create()
    const { connecting, proposal } = await begin()
    localStorage.setItem(deepLinkKey, 'app')
    const session = proposal?.approve(approved)
    await expect(connecting).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'wc_sessionSettle' },
    })
    expect(fake.ended).toEqual([session?.topic])
    expect(storage.getItem(topicKey)).toBeNull()
    expect(localStorage.getItem(deepLinkKey)).toBeNull()
    expect(behaviour.getProvider('eip155')).toBeUndefined()
  })

  it('fails when the session ends before its accounts have been read', async () => {
    const { fake, begin, behaviour } = await create()
    const { connecting, proposal } = await begin()
    const { topic } = proposal?.approve(both) ?? { topic: '' }
    for (let turn = 0; turn < 30 && !behaviour.getProvider('eip155'); turn += 1) await Promise.resolve()
    expect(behaviour.getProvider('eip155')).toBeDefined()
    fake.end(topic)
    await expect(connecting).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
    expect(behaviour.getProvider('eip155')).toBeUndefined()
  })

  it('fails with the refusal of the wallet, and keeps no session', async () => {
    const { fake, begin, storage } = await create()
    const { connecting, proposal } = await begin()
    localStorage.setItem(deepLinkKey, 'app')
    proposal?.reject({ code: -1, message: 'busy' })
    await expect(connecting).rejects.toMatchObject({
      code: 'WALLET_REQUEST_FAILED',
      context: { method: 'wc_sessionPropose' },
    })
    expect(fake.ended).toEqual([])
    expect(storage.getItem(topicKey)).toBeNull()
    expect(localStorage.getItem(deepLinkKey)).toBeNull()
  })

  it('rejects with the reason of the signal, and ends a session that was approved meanwhile', async () => {
    const { fake, begin, behaviour } = await create()
    const controller = new AbortController()
    const { connecting, proposal } = await begin({ signal: controller.signal })
    const session = proposal?.approve(both)
    for (let turn = 0; turn < 30 && !behaviour.getProvider('solana'); turn += 1) await Promise.resolve()
    const reason = new Error('cancelled')
    controller.abort(reason)
    await expect(connecting).rejects.toBe(reason)
    expect(fake.ended).toEqual([session?.topic])
    expect(behaviour.getProvider('eip155')).toBeUndefined()
  })

  it('forgets the app of the last session first', async () => {
    const { begin } = await create()
    localStorage.setItem(deepLinkKey, 'app')
    await begin()
    expect(localStorage.getItem(deepLinkKey)).toBeNull()
  })

  it('ends the former session, even where the wallet refuses', async () => {
    const { fake, client, pair } = await create()
    const former = fake.remember(evm)
    const { topic } = await pair(evm)
    expect(fake.ended).toEqual([former.topic])
    expect(client.session?.topic).toBe(topic)
    const disconnect = vi.spyOn(client.client, 'disconnect').mockRejectedValue(new Error('offline'))
    const { session } = await pair(evm)
    expect(disconnect).toHaveBeenCalledTimes(1)
    expect(session).toEqual({ eip155: shared.eip155 })
  })

  it('keeps a session that is approved again', async () => {
    const { fake, client, begin } = await create()
    const former = fake.remember(evm)
    vi.spyOn(client, 'connect').mockResolvedValue(former)
    const { connecting } = await begin()
    await expect(connecting).resolves.toEqual({ eip155: shared.eip155 })
    expect(fake.ended).toEqual([])
  })

  it('shows the URI of the host app instead of a new code', async () => {
    const { fake, begin } = await create()
    const { report } = await begin({ uri: 'wc:given' })
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ type: 'uri', uri: 'wc:given' }))
    expect(fake.proposals).toEqual([])
  })

  it('shows a URI that the host app passes while a code is on display', async () => {
    const { begin, behaviour } = await create()
    const { report } = await begin()
    await behaviour.showUri('wc:given')
    await settle()
    expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ uri: 'wc:given' }))
  })

  it.each([
    [true, 0],
    [false, 1],
    [undefined, 1],
  ])('creates codes unless the host app does: manualWCControl %s', async (manualWCControl, expected) => {
    const { fake, begin } = await create({ options: { manualWCControl } })
    await begin()
    expect(fake.proposals).toHaveLength(expected)
  })
})

describe('signing in together with the approval', () => {
  const fields: SignInFields = {
    accountAddress: '',
    chainId: 'eip155:1',
    domain: 'shop.test',
    uri: 'https://shop.test',
    version: '1',
    nonce: 'abcdefgh',
  }
  const cacao = {
    p: { iss: `did:pkh:eip155:1:${firstAddress}`, text: 'Sign in' },
    s: { t: 'eip191', s: '0x00' },
  }
  const createOffer = () => ({
    createFields: vi.fn(async (caipNetworkIds: readonly CaipNetworkId[]) => ({ fields, caipNetworkIds })),
    accept: vi.fn(),
  })

  it('is offered on the preferred network, and accepted', async () => {
    const { pair } = await create({ requested: [ethereum] })
    const signIn = createOffer()
    const { proposal } = await pair(evm, { networks: [ethereum], signIn }, { authentication: [cacao] })
    expect(signIn.createFields).toHaveBeenCalledWith(['eip155:1'])
    expect(proposal?.authentication).toMatchObject([{ chains: ['eip155:1'], nonce: 'abcdefgh' }])
    expect(signIn.accept).toHaveBeenCalledTimes(1)
    expect(signIn.accept).toHaveBeenCalledWith([
      expect.objectContaining({ address: firstAddress, message: 'Sign in', fields }),
    ])
  })

  it('is offered on every network of the one family that can be paired, the preferred one first', async () => {
    const custom = [{ name: 'polkadot', readAccounts: vi.fn() }] as unknown as Namespace[]
    const polkadot = { chainNamespace: 'polkadot', caipNetworkId: 'polkadot:1', id: '1', rpcUrls: {} }
    const second = allNetworks[1] as CaipNetwork
    const requested = [polkadot as unknown as CaipNetwork, ethereum, second]
    const { begin } = await create({ custom, requested })
    const signIn = createOffer()
    const { proposal } = await begin({ networks: [polkadot as unknown as CaipNetwork, second], signIn })
    expect(proposal?.authentication).toMatchObject([{ chains: ['eip155:137', 'eip155:1'] }])
  })

  it('is offered on networks of the proposal only', async () => {
    const universalProviderConfigOverride = { chains: { eip155: ['eip155:137', 'eip155:5'] } }
    const { begin } = await create({
      requested: allNetworks.slice(0, 2),
      options: { universalProviderConfigOverride },
    })
    const { proposal } = await begin({ networks: [ethereum], signIn: createOffer() })
    expect(proposal?.authentication).toMatchObject([{ chains: ['eip155:137'] }])
  })

  it('is not accepted where the wallet has signed nothing', async () => {
    const { pair } = await create({ requested: [ethereum] })
    const signIn = createOffer()
    await pair(evm, { networks: [ethereum], signIn })
    expect(signIn.accept).not.toHaveBeenCalled()
  })

  // T9
  it('is not accepted where nothing was offered', async () => {
    const { pair } = await create({ requested: [ethereum] })
    const signIn = { createFields: vi.fn(async () => undefined), accept: vi.fn() }
    const { proposal } = await pair(evm, { networks: [ethereum], signIn }, { authentication: [cacao] })
    expect(proposal?.authentication).toBeUndefined()
    expect(signIn.accept).not.toHaveBeenCalled()
  })

  it.each([
    ['several families', allNetworks, [ethereum, solana], both],
    ['a family whose wallets do not sign so', [solana], [solana], { solana: both.solana }],
    ['no network', allNetworks, [], both],
  ])('is not offered for %s', async (_, requested, networks, approved) => {
    const { begin } = await create({ requested })
    const signIn = createOffer()
    const { connecting, proposal } = await begin({ networks, signIn })
    expect(signIn.createFields).not.toHaveBeenCalled()
    proposal?.approve(approved)
    await connecting.catch(() => undefined)
    expect(signIn.accept).not.toHaveBeenCalled()
  })

  it('is not offered where the host app proposes a family that the kit does not connect', async () => {
    const universalProviderConfigOverride = { chains: { eip155: ['eip155:1'] } }
    const { begin } = await create({ requested: [], options: { universalProviderConfigOverride } })
    const signIn = createOffer()
    const { proposal } = await begin({ networks: [], signIn })
    expect(proposal?.optionalNamespaces.eip155?.chains).toEqual(['eip155:1'])
    expect(signIn.createFields).not.toHaveBeenCalled()
  })

  it('is not accepted for a connect without it, though its code was prepared with it', async () => {
    vi.stubGlobal('TelegramWebviewProxy', {})
    const { behaviour, pair } = await create({ requested: [ethereum] })
    const signIn = createOffer()
    await behaviour.prepare({ networks: [ethereum], signIn })
    const { session } = await pair(evm, { networks: [ethereum] }, { authentication: [cacao] })
    expect(session).toEqual({ eip155: shared.eip155 })
    expect(signIn.accept).not.toHaveBeenCalled()
  })

  it('is left out where the kit does not sign visitors in', async () => {
    const { client, pair } = await create({ requested: [ethereum] })
    const connect = vi.spyOn(client, 'connect')
    const { session } = await pair(evm, { networks: [ethereum] }, { authentication: [cacao] })
    expect(session).toEqual({ eip155: shared.eip155 })
    expect(connect.mock.calls[0]?.[0]).not.toHaveProperty('authentication')
  })
})

describe('a code that is prepared', () => {
  it('is created in Telegram, and used by the connect that follows', async () => {
    vi.stubGlobal('TelegramWebviewProxy', {})
    const { fake, behaviour, begin } = await create()
    await behaviour.prepare({ networks: [ethereum, solana] })
    expect(fake.proposals).toHaveLength(1)
    const { report } = await begin()
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ uri: 'wc:1' }))
    expect(fake.proposals).toHaveLength(1)
  })

  it.each([
    ['Safari on iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Version/17.5 Mobile/15E148 Safari/604.1', 1],
    ['another browser on iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) FxiOS/126.0', 0],
    ['Safari on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 0],
  ])('is created where the browser leaves the page: %s', async (_, agent, expected) => {
    const read = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    onTestFinished(() => read.mockRestore())
    const { fake, behaviour } = await create()
    await behaviour.prepare({ networks: [ethereum, solana] })
    expect(fake.proposals).toHaveLength(expected)
  })
})

describe('restoring', () => {
  it('takes over the session of the client', async () => {
    const { fake, behaviour, storage } = await create()
    const { topic } = fake.remember(both)
    await expect(behaviour.restore({ networks: [ethereum, solana] })).resolves.toEqual(shared)
    expect(storage.getItem(topicKey)).toBe(topic)
    expect(fake.proposals).toEqual([])
  })

  it('finds nothing without a session', async () => {
    const { behaviour, storage } = await create()
    await expect(behaviour.restore({ networks: [ethereum] })).resolves.toEqual({})
    expect(storage.getItem(topicKey)).toBeNull()
  })

  it('keeps the families of one session that are restored one after the other', async () => {
    const { fake, behaviour } = await create()
    fake.remember(both)
    await behaviour.restore({ networks: [ethereum] })
    expect(behaviour.getProvider('solana')).toBeUndefined()
    await behaviour.restore({ networks: [solana] })
    expect(behaviour.getProvider('eip155')).toBeDefined()
    expect(behaviour.getProvider('solana')).toBeDefined()
  })

  it('drops the families of another session', async () => {
    const { fake, behaviour } = await create()
    fake.remember(both)
    await behaviour.restore({ networks: [ethereum] })
    fake.remember(both)
    await behaviour.restore({ networks: [solana] })
    expect(behaviour.getProvider('eip155')).toBeUndefined()
    expect(behaviour.getProvider('solana')).toBeDefined()
  })
})
