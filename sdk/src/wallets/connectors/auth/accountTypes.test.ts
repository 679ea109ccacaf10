// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { logIn } from '../../../modal/navigation/logIn.ts'
import { checkSignIn } from '../../../signIn/siwx/checkSignIn.ts'
import { createSIWXMessage } from '../../../test/siwxMessage.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  ethereum,
  firstAddress,
  firstSolanaAddress,
  polygon,
  settle,
  twoFamilies,
} from '../../../test/testPage.test.helper.ts'
import { connect } from '../../connection/connect.ts'
import { disconnect } from '../../connection/disconnect.ts'
import { setPreferredAccountType } from '../../connection/setPreferredAccountType.ts'
import { signMessage } from '../../connection/signMessage.ts'
import { switchAddress } from '../../connection/switchAddress.ts'
import { switchNetwork } from '../../connection/switchNetwork.ts'
import { confirmNewEmail, updateEmail } from '../../connection/updateEmail.ts'
import { connectedKit, scriptFrame, frameServices as services } from './scriptedFrame.test.helper.ts'
import { refuse, smartAddress, smartFrame } from './smartFrame.test.helper.ts'

const typesKey = '@appkit/preferred_account_types'
const networksKey = '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS'
const eoa = { address: firstAddress, type: 'eoa' }
const smart = { address: smartAddress, type: 'smartAccount' }
const signature = `0x${'ab'.repeat(65)}` as const

const typed = (kit: AppKit) =>
  kit.getAccount('eip155').allAccounts.map(({ address, type }) => ({ address, type }))
const asked = (handler: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
  handler.mock.calls.map(([payload]) => payload)
const toastOf = (kit: AppKit) => kit.stores.notices.getState().toast?.key

describe('a login', () => {
  it('is switched once to the smart account, where there is one', async () => {
    const { kit, handlers, storage } = await connectedKit({}, smartFrame())
    expect(asked(handlers.getUser)).toEqual([{ chainId: 1, preferredAccountType: 'smartAccount' }])
    expect(asked(handlers.setPreferredAccount)).toEqual([{ type: 'smartAccount' }])
    expect(typed(kit)).toEqual([smart, eoa])
    expect(kit.getAccount()).toMatchObject({
      address: smartAddress,
      embeddedWalletInfo: { accountType: 'smartAccount', isSmartAccountDeployed: false },
    })
    expect(kit.getPreferredAccountType()).toBe('smartAccount')
    expect(storage.getItem(typesKey)).toBe('{"eip155":"smartAccount"}')
    expect(storage.getItem(networksKey)).toBe('1')
    await expect(kit.getProvider('eip155')?.request({ method: 'eth_accounts' })).resolves.toEqual([
      smartAddress,
      firstAddress,
    ])
  })

  it('is not switched where the frame has that kind already', async () => {
    const frame = smartFrame()
    await frame.setPreferredAccount({ type: 'smartAccount' })
    const { kit, handlers } = await connectedKit({}, frame)
    expect(kit.getAccount().address).toBe(smartAddress)
    expect(handlers.setPreferredAccount).not.toHaveBeenCalled()
  })

  it('has the account of the host app’s default', async () => {
    const { kit, handlers } = await connectedKit({ defaultAccountTypes: { eip155: 'eoa' } }, smartFrame())
    expect(typed(kit)).toEqual([eoa, smart])
    expect(kit.getPreferredAccountType()).toBe('eoa')
    expect(handlers.setPreferredAccount).not.toHaveBeenCalled()
  })

  it('has the account of the key where the frame refuses the switch, and says so', async () => {
    const { kit, storage } = await connectedKit({}, { ...smartFrame(), setPreferredAccount: refuse })
    expect(typed(kit)).toEqual([eoa, smart])
    expect(kit.getPreferredAccountType()).toBe('eoa')
    expect(storage.getItem(typesKey)).toBe('{"eip155":"eoa"}')
    await vi.waitFor(() => expect(toastOf(kit)).toBe('smartAccountUnavailable'))
  })

  it('has no smart accounts where the frame does not list their networks', async () => {
    const frame = { ...smartFrame([]), getSmartAccountEnabledNetworks: refuse }
    const { kit, storage } = await connectedKit({}, frame)
    expect(typed(kit)).toEqual([eoa])
    expect(storage.getItem(networksKey)).toBe('')
  })

  it('of a frame without smart accounts is asked for none', async () => {
    const { kit, handlers } = await connectedKit()
    expect(typed(kit)).toEqual([eoa])
    expect(handlers.setPreferredAccount).not.toHaveBeenCalled()
    await expect(setPreferredAccountType(kit, { accountType: 'smartAccount' })).rejects.toMatchObject({
      code: 'ADDRESS_NOT_SHARED',
    })
  })

  it('leaves other families as they are', async () => {
    const { kit, handlers } = await connectedKit(twoFamilies, smartFrame())
    await vi.waitFor(() => expect(kit.getAccount('solana').isConnected).toBe(true))
    expect(kit.getAccount('solana').allAccounts).toMatchObject([{ address: firstSolanaAddress, type: 'eoa' }])
    expect(kit.getPreferredAccountType('solana')).toBe('eoa')
    expect(kit.getAccount('eip155').address).toBe(smartAddress)
    expect(handlers.setPreferredAccount).toHaveBeenCalledOnce()
    expect(asked(handlers.getUser).at(-1)).toEqual({ chainId: twoFamilies.networks[2].caipNetworkId })
  })
})

describe('the visitor’s other kind of account', () => {
  it('becomes the active one, for host apps as well', async () => {
    const { kit, handlers, storage } = await connectedKit({}, smartFrame())
    const provider = kit.getProvider('eip155')
    const changed = vi.fn()
    provider?.on?.('accountsChanged', changed)
    await kit.setPreferredAccountType('eoa', 'eip155')
    expect(asked(handlers.setPreferredAccount)).toEqual([{ type: 'smartAccount' }, { type: 'eoa' }])
    expect(typed(kit)).toEqual([eoa, smart])
    expect(kit.getAccount().embeddedWalletInfo?.accountType).toBe('eoa')
    expect(kit.getPreferredAccountType()).toBe('eoa')
    expect(changed.mock.calls).toEqual([[[firstAddress, smartAddress]]])
    await expect(provider?.request({ method: 'eth_accounts' })).resolves.toEqual([firstAddress, smartAddress])
    expect(storage.getItem(typesKey)).toBe('{"eip155":"eoa"}')
    await setPreferredAccountType(kit, { accountType: 'eoa' })
    expect(handlers.setPreferredAccount).toHaveBeenCalledTimes(2)
  })

  it('signs from then on', async () => {
    const { kit, handlers } = await connectedKit({}, { ...smartFrame(), rpcRequest: async () => signature })
    await setPreferredAccountType(kit, { accountType: 'eoa' })
    await signMessage(kit, { message: 'Hello' })
    expect(handlers.rpcRequest.mock.lastCall?.[0]).toMatchObject({ params: ['0x48656c6c6f', firstAddress] })
  })

  it('is also chosen by its address', async () => {
    const { kit, handlers } = await connectedKit({}, smartFrame())
    await switchAddress(kit, { address: firstAddress.toLowerCase() })
    expect(asked(handlers.setPreferredAccount).at(-1)).toEqual({ type: 'eoa' })
    expect(kit.getAddress()).toBe(firstAddress)
    expect(kit.getPreferredAccountType()).toBe('eoa')
  })

  it('is asked for once by equal calls; of others, the last one counts', async () => {
    const { kit, handlers } = await connectedKit({}, smartFrame())
    handlers.setPreferredAccount.mockClear()
    const calls = ['eoa', 'eoa', 'smartAccount', 'smartAccount', 'eoa'] as const
    await Promise.all(calls.map((accountType) => setPreferredAccountType(kit, { accountType })))
    const types = asked(handlers.setPreferredAccount).map((payload) => (payload as { type: string }).type)
    expect(types).toEqual(['eoa', 'smartAccount', 'eoa'])
    expect(kit.getAddress()).toBe(firstAddress)
  })

  it('waits while a request waits for the user in the frame', async () => {
    let decide = () => {}
    const { kit, handlers } = await connectedKit(
      {},
      { ...smartFrame(), rpcRequest: () => new Promise((resolve) => (decide = () => resolve(signature))) },
    )
    const signing = signMessage(kit, { message: 'Hello' })
    await vi.waitFor(() => expect(handlers.rpcRequest).toHaveBeenCalledOnce())
    const switching = setPreferredAccountType(kit, { accountType: 'eoa' })
    await settle()
    expect(handlers.setPreferredAccount).toHaveBeenCalledOnce()
    decide()
    await Promise.all([signing, switching])
    expect(kit.getAddress()).toBe(firstAddress)
  })

  // T10
  it.each([
    ['is refused', refuse, 'FRAME_ERROR'],
    [
      'is answered with a stranger’s account',
      async () => ({ type: 'smartAccount', address: `0x${'66'.repeat(20)}` }),
      'WALLET_REPLY_INVALID',
    ],
    [
      'is answered with the other kind',
      async () => ({ type: 'eoa', address: firstAddress }),
      'WALLET_REPLY_INVALID',
    ],
  ])('is that of the key where the switch %s', async (_, setPreferredAccount, code) => {
    const frame = { ...smartFrame(), setPreferredAccount } as ReturnType<typeof smartFrame>
    const { kit } = await connectedKit({ defaultAccountTypes: { eip155: 'eoa' } }, frame)
    await expect(setPreferredAccountType(kit, { accountType: 'smartAccount' })).rejects.toMatchObject({
      code,
    })
    expect(typed(kit)).toEqual([eoa, smart])
    expect(kit.getPreferredAccountType()).toBe('eoa')
    await vi.waitFor(() => expect(toastOf(kit)).toBe('smartAccountUnavailable'))
  })

  it('is that of the key although the frame refuses to name it', async () => {
    const { kit, handlers } = await connectedKit({}, smartFrame())
    handlers.setPreferredAccount.mockImplementation(refuse)
    await setPreferredAccountType(kit, { accountType: 'eoa' })
    expect(kit.getAddress()).toBe(firstAddress)
    expect(toastOf(kit)).toBeUndefined()
  })

  it('is not taken over by the next visitor', async () => {
    let answer = () => {}
    const { kit, handlers } = await connectedKit({}, smartFrame())
    handlers.setPreferredAccount.mockImplementation(
      () => new Promise((resolve) => (answer = () => resolve({ type: 'eoa', address: firstAddress }))),
    )
    const switching = setPreferredAccountType(kit, { accountType: 'eoa' })
    const failed = expect(switching).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await vi.waitFor(() => expect(handlers.setPreferredAccount).toHaveBeenCalledTimes(2))
    await disconnect(kit)
    answer()
    await failed
    expect(kit.getAccount().status).toBe('disconnected')
    expect(toastOf(kit)).toBeUndefined()
  })

  it('is nothing that other wallets have', async () => {
    createTestWallet()
    const kit = createTestKit()
    const code = 'ADDRESS_OR_AUTH_CONNECTOR_MISSING'
    await expect(kit.setPreferredAccountType('eoa')).rejects.toMatchObject({ code })
    await connect(kit, { connectorId: 'test.wallet' })
    await expect(kit.setPreferredAccountType('smartAccount')).rejects.toMatchObject({ code })
  })

  it('may be chosen while the e-mail address changes', async () => {
    const { kit } = await connectedKit({}, smartFrame())
    await updateEmail(kit, { email: 'new@mail.example' })
    const confirmed = confirmNewEmail(kit, { code: '222222' })
    await setPreferredAccountType(kit, { accountType: 'eoa' })
    await confirmed
    expect(kit.getAccount().embeddedWalletInfo).toMatchObject({
      user: { email: 'new@mail.example' },
      accountType: 'eoa',
    })
  })

  // T9
  it('signs in of its own: the session of the other one ends before anyone sees it', async () => {
    const sessionOf = (accountAddress: string) =>
      ({ data: { accountAddress, chainId: 'eip155:1' }, message: '', signature: '' }) as never
    const siwx = {
      createMessage: async (account: { accountAddress: string; chainId: `eip155:${string}` }) =>
        createSIWXMessage(account),
      addSession: async () => undefined,
      revokeSession: async () => undefined,
      setSessions: async () => undefined,
      getSessions: async (_: string, address: string) =>
        address === smartAddress ? [sessionOf(smartAddress)] : [],
    }
    const { kit } = await connectedKit({ siwx: siwx as never }, smartFrame())
    await checkSignIn(kit)
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('authenticated'))
    const pairs: string[] = []
    kit.subscribeAccount(({ address }) => pairs.push(`${address} ${kit.stores.signIn.getState().status}`))
    await setPreferredAccountType(kit, { accountType: 'eoa' })
    expect(pairs).toEqual([expect.stringMatching(new RegExp(`^${firstAddress} (?!authenticated)`))])
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })
  })
})

describe('a network without smart accounts', () => {
  it('has the account of the key; the smart account returns with the next network that has it', async () => {
    const { kit, handlers } = await connectedKit({}, smartFrame())
    const seen: (string | undefined)[] = []
    kit.subscribeAccount(({ caipAddress }) => seen.push(caipAddress))
    await switchNetwork(kit, { network: polygon })
    expect(typed(kit)).toEqual([eoa])
    expect(kit.getAccount().embeddedWalletInfo?.accountType).toBe('eoa')
    expect(kit.getPreferredAccountType()).toBe('smartAccount')
    await expect(kit.getProvider('eip155')?.request({ method: 'eth_accounts' })).resolves.toEqual([
      firstAddress,
    ])
    await switchNetwork(kit, { network: ethereum })
    expect(typed(kit)).toEqual([smart, eoa])
    const accounts = new Set(seen)
    expect(accounts).toEqual(new Set([`eip155:137:${firstAddress}`, `eip155:1:${smartAddress}`]))
    expect(handlers.setPreferredAccount).toHaveBeenCalledOnce()
  })

  it('may be where the visitor chooses for the others', async () => {
    const { kit } = await connectedKit({}, smartFrame())
    await switchNetwork(kit, { network: polygon })
    await setPreferredAccountType(kit, { accountType: 'eoa' })
    expect(kit.getPreferredAccountType()).toBe('eoa')
    await switchNetwork(kit, { network: ethereum })
    expect(typed(kit)).toEqual([eoa, smart])
  })
})

describe('after a reload', () => {
  async function reload(change: (storage: ReturnType<typeof createTestKit>['_internal']['storage']) => void) {
    const frame = smartFrame()
    const { kit, storage } = await connectedKit({}, frame)
    await setPreferredAccountType(kit, { accountType: 'eoa' })
    kit.destroy()
    change(storage)
    const next = createTestKit({ storage, services })
    const { handlers } = scriptFrame(next, frame)
    await next.ready()
    return { next, handlers, storage }
  }

  it('the visitor’s choice is kept, and the frame is asked nothing for it', async () => {
    const { next, handlers } = await reload(() => undefined)
    expect(typed(next)).toEqual([eoa, smart])
    expect(next.getPreferredAccountType()).toBe('eoa')
    expect(asked(handlers.getUser)).toEqual([{ chainId: 1, preferredAccountType: 'eoa' }])
    expect(handlers.isConnected).toHaveBeenCalledOnce()
    expect(handlers.setPreferredAccount).not.toHaveBeenCalled()
    expect(handlers.getSmartAccountEnabledNetworks).not.toHaveBeenCalled()
    expect(handlers.initSmartAccount).not.toHaveBeenCalled()
    await setPreferredAccountType(next, { accountType: 'smartAccount' })
    expect(next.getAddress()).toBe(smartAddress)
  })

  // T25
  it.each([
    ['kinds of account', typesKey, '{"eip155":"payment"}'],
    ['kinds of account that are no JSON', typesKey, '<img src=x>'],
    ['kinds of account that are no object', typesKey, '["eoa"]'],
    ['networks', networksKey, 'NaN,-1,1.5,<img>'],
  ])('stored %s that no kit has written are not used', async (_, key, value) => {
    const { next } = await reload((storage) => storage.setItem(key, value))
    expect(next.getAddress()).toBe(firstAddress)
    expect(next.getPreferredAccountType()).toBe('eoa')
  })

  it('without a stored list of networks, it is asked for', async () => {
    const { next, handlers, storage } = await reload((stored) => stored.removeItem(networksKey))
    expect(handlers.getSmartAccountEnabledNetworks).toHaveBeenCalledOnce()
    expect(typed(next)).toEqual([eoa, smart])
    expect(storage.getItem(networksKey)).toBe('1')
  })

  it('of a visitor who has disconnected, the default counts again', async () => {
    const { next, storage, handlers } = await reload(() => undefined)
    await disconnect(next)
    expect(storage.getItem(typesKey)).toBeNull()
    expect(storage.getItem(networksKey)).toBeNull()
    handlers.connectEmail.mockResolvedValue({ action: 'CONNECT' })
    logIn(next, { email: 'alice@mail.example' })
    await vi.waitFor(() => expect(next.getAddress()).toBe(smartAddress))
  })
})

it('another tab follows the choice, and asks the frame nothing', async () => {
  const frame = smartFrame()
  const { kit, storage } = await connectedKit({}, frame)
  const other = createTestKit({ storage, services })
  const { handlers } = scriptFrame(other, frame)
  await other.ready()
  await switchNetwork(other, { network: polygon })
  await setPreferredAccountType(kit, { accountType: 'eoa' })
  window.dispatchEvent(new StorageEvent('storage', { key: typesKey }))
  await vi.waitFor(() => expect(other.getPreferredAccountType()).toBe('eoa'))
  await switchNetwork(other, { network: ethereum })
  expect(typed(other)).toEqual([eoa, smart])
  expect(handlers.setPreferredAccount).not.toHaveBeenCalled()
})
