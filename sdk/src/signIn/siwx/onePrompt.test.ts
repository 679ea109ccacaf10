// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createSIWXMessage, toSignInText } from '../../test/siwxMessage.test.helper.ts'
import {
  createMemoryStorage,
  createPreparedKit,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  ethereum,
  firstAddress,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import type { OnePrompt } from '../../testing/OnePrompt.ts'
import { cancelConnect } from '../../wallets/connection/cancelConnect.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { authSession } from './authSession.ts'
import { DefaultSIWX } from './default/DefaultSIWX.ts'
import type { SIWEConfig } from './SIWEConfig.ts'
import type { SIWXConfig } from './SIWXConfig.ts'
import { createSIWX } from './signInKit.test.helper.ts'

/** Questions of the wallets to their users. */
const questions = /^(eth_requestAccounts|wallet_connect|personal_sign|standard:connect|solana:sign\w+)$/

const families = {
  EVM: {
    connectorId: 'test.wallet',
    oneStep: 'wallet_connect',
    firstStep: 'eth_requestAccounts',
    create: () => createTestWallet(),
  },
  Solana: {
    connectorId: 'standard.solana-wallet',
    oneStep: 'solana:signIn',
    firstStep: 'standard:connect',
    create: () => createTestSolanaWallet(),
  },
} as const

function start(family: keyof typeof families, how: OnePrompt | undefined, change: Partial<SIWXConfig> = {}) {
  const { create, ...facts } = families[family]
  const wallet = create()
  wallet.setOnePrompt(how)
  const { siwx } = createSIWX(change)
  const kit = createTestKit({ ...twoFamilies, siwx })
  return {
    ...facts,
    wallet,
    siwx,
    kit,
    connect: () => connect(kit, { connectorId: facts.connectorId }),
    asked: () => wallet.requests.map(({ method }) => method).filter((method) => questions.test(method)),
    state: () => kit.stores.signIn.getState(),
    isConnected: () => kit.getIsConnectedState(),
  }
}

describe.each(Object.keys(families) as (keyof typeof families)[])('a wallet of %s', (family) => {
  it('that connects and signs by one prompt signs the visitor in', async () => {
    const { kit, siwx, oneStep, asked, state, ...page } = start(family, 'asAsked')
    await kit.open()
    expect(siwx.createMessage).not.toHaveBeenCalled()
    const { address, caipNetworkId } = await page.connect()
    await settle()
    expect(asked()).toEqual([oneStep])
    expect(state()).toMatchObject({
      status: 'authenticated',
      session: { data: { accountAddress: address, chainId: caipNetworkId, nonce: 'abcdefgh' } },
    })
    expect(siwx.getSessions).not.toHaveBeenCalled()
    expect(siwx.createMessage).toHaveBeenCalledOnce()
    expect(kit.isOpen()).toBe(false)
  })

  it('is asked for the fields of the plug-in, with the sentence of a ReCap', async () => {
    const recap = btoa(JSON.stringify({ att: { 'https://shop.test': { 'crud/read': [{}] } } }))
    const statement = 'Open my library card.'
    const resources = ['https://shop.test/terms', `urn:recap:${recap.replaceAll('=', '')}`]
    const { wallet, oneStep, state, ...page } = start(family, 'asAsked', {
      createMessage: async (parameters) =>
        createSIWXMessage({ ...parameters, statement, resources, requestId: 'r1' }),
    })
    await page.connect()
    await settle()
    const { params } = wallet.requests.find(({ method }) => method === oneStep) ?? {}
    const sentence =
      "I further authorize the stated URI to perform the following actions on my behalf: (1) 'crud': 'read' for 'https://shop.test'."
    expect(JSON.stringify(params)).toContain(JSON.stringify(`${statement} ${sentence}`))
    expect(state()).toMatchObject({
      status: 'authenticated',
      session: { data: { resources, requestId: 'r1' } },
    })
  })

  // T8, T33
  it.each(['otherDomain', 'otherNonce', 'otherTime'] as const)(
    'that signs something else (%s) is connected, not signed in, and nothing is sent',
    async (lie) => {
      const { siwx, state, isConnected, ...page } = start(family, lie)
      await page.connect()
      await settle()
      expect(state()).toMatchObject({ status: 'needed', error: { code: 'SIGN_IN_MESSAGE_MISMATCH' } })
      expect(siwx.addSession).not.toHaveBeenCalled()
      expect(isConnected()).toBe(true)
    },
  )

  it('that connects without signing leads to the signature, without an error', async () => {
    const { kit, siwx, state, isConnected, ...page } = start(family, 'unsigned')
    await kit.open()
    await page.connect()
    await settle()
    expect(state()).toMatchObject({ status: 'needed' })
    expect(state().error).toBeUndefined()
    expect(siwx.addSession).not.toHaveBeenCalled()
    expect(isConnected()).toBe(true)
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })
  })

  // T9, T33
  it('that signs for another account is connected, not signed in, and nothing is sent', async () => {
    const { siwx, state, isConnected, ...page } = start(family, 'otherAccount')
    await page.connect()
    await settle()
    expect(state().status).toBe('needed')
    expect(siwx.addSession).not.toHaveBeenCalled()
    expect(isConnected()).toBe(true)
  })

  // T8, T33
  it('whose signature is of another text is refused by the verifier', async () => {
    const { create, connectorId } = families[family]
    create().setOnePrompt('otherText')
    const kit = createTestKit({ ...twoFamilies, siwx: new DefaultSIWX() })
    await connect(kit, { connectorId })
    await vi.waitFor(() =>
      expect(kit.stores.signIn.getState()).toMatchObject({
        status: 'needed',
        // Without a node, nobody knows whether the account is a contract.
        error: { code: family === 'EVM' ? 'NETWORK_ERROR' : 'SIGNATURE_INVALID' },
      }),
    )
    expect(kit.getIsConnectedState()).toBe(true)
  })

  // F14
  it('whose user says no is asked nothing else, and the same again', async () => {
    const { wallet, oneStep, asked, state, isConnected, ...page } = start(family, 'asAsked')
    wallet.rejectNext(oneStep)
    await expect(page.connect()).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await settle()
    expect(asked()).toEqual([oneStep])
    expect(isConnected()).toBe(false)
    await page.connect()
    await settle()
    expect(asked()).toEqual([oneStep, oneStep])
    expect(state().status).toBe('authenticated')
  })

  // F16
  it('that fails is asked in two steps, also the next time', async () => {
    const { kit, wallet, oneStep, firstStep, asked, state, ...page } = start(family, 'asAsked')
    wallet.rejectNext(oneStep, { code: -32603, message: 'Internal error' })
    await page.connect()
    await settle()
    expect(asked()).toEqual([oneStep, firstStep])
    expect(state().status).toBe('needed')
    await kit.disconnect()
    await page.connect()
    await settle()
    expect(
      asked()
        .slice(2)
        .filter((method) => method === oneStep),
    ).toEqual([])
    expect(state().status).toBe('needed')
  })

  // F13
  it('that never answers can be left, and is asked in two steps when it is tried again', async () => {
    const { kit, wallet, oneStep, firstStep, asked, state, isConnected, connectorId, ...page } = start(
      family,
      'asAsked',
    )
    wallet.setNeverAnswer(true)
    const left = expect(page.connect()).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await vi.waitFor(() => expect(asked()).toEqual([oneStep]))
    cancelConnect(kit)
    await left
    expect(isConnected()).toBe(false)
    expect(state().status).toBe('off')
    wallet.setNeverAnswer(false)
    await connect(kit, { connectorId, restart: true })
    await settle()
    expect(asked()).toEqual([oneStep, firstStep])
    expect(state().status).toBe('needed')
  })

  // F32
  it('is asked in two steps when there is no message ahead of the account', async () => {
    const { firstStep, asked, state, ...page } = start(family, 'asAsked', {
      createMessage: async (parameters) => {
        if (!parameters.accountAddress) throw new Error('no account')
        return createSIWXMessage(parameters)
      },
    })
    await page.connect()
    await settle()
    expect(asked()).toEqual([firstStep])
    expect(state().status).toBe('needed')
  })

  it('is not asked to sign for another domain', async () => {
    const { firstStep, asked, ...page } = start(family, 'asAsked', {
      createMessage: async (parameters) => createSIWXMessage({ ...parameters, domain: 'evil.example' }),
    })
    await page.connect()
    await settle()
    expect(asked()).toEqual([firstStep])
  })

  it('that has no such prompt is asked in two steps', async () => {
    const { siwx, firstStep, asked, state, ...page } = start(family, undefined)
    await page.connect()
    await settle()
    expect(asked()).toEqual([firstStep])
    expect(siwx.createMessage).not.toHaveBeenCalled()
    expect(state().status).toBe('needed')
  })
})

it.each([
  ['authSession', { siwx: authSession({ onePrompt: false }) }],
  ['DefaultSIWX', { siwx: new DefaultSIWX({ onePrompt: false }) }],
  ['siweConfig', { siweConfig: { onePrompt: false } as SIWEConfig }],
])('%s can keep the two steps', async (_, options) => {
  const wallet = createTestWallet()
  wallet.setOnePrompt('asAsked')
  const kit = createTestKit(options)
  const { offer } = await kit._internal.loadSignIn()
  await expect(offer?.createFields(['eip155:1'])).resolves.toBeUndefined()
})

describe('the network of the message', () => {
  // T9
  it.each([
    ['is the wallet’s', 137, {}],
    ['is the one that the visitor has chosen last', 1, { '@appkit/eip155:chosen_network': 'eip155:137' }],
  ])('%s', async (_, chainId, stored) => {
    const wallet = createTestWallet({ chainId })
    wallet.setOnePrompt('asAsked')
    const kit = createTestKit({ siwx: createSIWX().siwx, storage: createMemoryStorage(stored) })
    await connect(kit, { connectorId: 'test.wallet' })
    await settle()
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'authenticated',
      session: { data: { chainId: 'eip155:137' } },
    })
  })

  it('is offered by the app: on another one, the visitor connects first', async () => {
    const wallet = createTestWallet({ chainId: 137 })
    wallet.setOnePrompt('asAsked')
    const kit = createTestKit({ networks: [ethereum], siwx: createSIWX().siwx })
    await connect(kit, { connectorId: 'test.wallet' })
    await settle()
    expect(wallet.requests.map(({ method }) => method)).not.toContain('wallet_connect')
  })
})

it('a wallet that is asked for two families is asked in two steps', async () => {
  const [evm, solana] = [createTestWallet({ name: 'One' }), createTestSolanaWallet({ name: 'One' })]
  evm.setOnePrompt('asAsked')
  const kit = createPreparedKit({ ...twoFamilies, siwx: createSIWX().siwx })
  await settle()
  await connect(kit, { connectorId: 'test.wallet' })
  await settle()
  const methods = [...evm.requests, ...solana.requests].map(({ method }) => method)
  expect(methods).toEqual(expect.arrayContaining(['eth_requestAccounts', 'standard:connect']))
  expect(methods).not.toContain('wallet_connect')
  expect(methods).not.toContain('solana:signIn')
})

// T8, T33
it('a signature of an attempt that ended elsewhere is not used for a later one', async () => {
  const { siwx } = createSIWX()
  const kit = createTestKit({ siwx })
  createTestWallet()
  const { offer, leave } = await kit._internal.loadSignIn()
  const asked = await offer?.createFields(['eip155:1'])
  if (!asked) throw new Error('no offer')
  const fields = { ...asked.fields, accountAddress: firstAddress }
  const signed = { address: firstAddress, message: toSignInText(fields), signature: '0x01' }
  offer?.accept([{ ...signed, caipNetworkId: 'eip155:1', fields: asked.fields }])
  leave(false)
  await connect(kit, { connectorId: 'test.wallet' })
  await settle()
  expect(siwx.addSession).not.toHaveBeenCalled()
  expect(kit.stores.signIn.getState().status).toBe('needed')
})
