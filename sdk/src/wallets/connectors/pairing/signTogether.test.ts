// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignInMessage } from '../../../chains/namespaces/eip155/signInMessage.ts'
import type { SignInFields } from '../../../chains/namespaces/SignInFields.ts'
import type { SIWXConfig, SIWXSession } from '../../../signIn/siwx/SIWXConfig.ts'
import { ethereum, firstAddress, polygon, secondAddress, settle } from '../../../test/testPage.test.helper.ts'
import { connect } from '../../connection/connect.ts'
import { switchNetwork } from '../../connection/switchNetwork.ts'
import { createFakePairingClient, type FakeProposal } from './fakePairingClient.test.helper.ts'
import { connectorId, createPairingKit, evmAccounts } from './pairingKit.test.helper.ts'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockReset().mockImplementation(fake.init)
})

function createFields(): SignInFields {
  return {
    accountAddress: '',
    chainId: 'eip155:1',
    domain: location.host,
    uri: location.origin,
    version: '1',
    nonce: 'abcdefgh12345678',
    statement: 'Welcome',
    issuedAt: new Date().toISOString(),
    expirationTime: new Date(Date.now() + 300_000).toISOString(),
  }
}

function createSIWX(fields = createFields(), more: Partial<SIWXConfig> = {}) {
  const added: SIWXSession[] = []
  const siwx: SIWXConfig = {
    createMessage: async ({ accountAddress, chainId }) => {
      const data = { ...fields, accountAddress, chainId }
      return { ...data, toString: () => (accountAddress ? createSignInMessage(data) : '') }
    },
    addSession: async (session) => void added.push(session),
    getSessions: async (chainId, address) =>
      added.filter(({ data }) => data.chainId === chainId && data.accountAddress === address),
    revokeSession: async () => undefined,
    setSessions: async (sessions) => void added.push(...sessions),
    ...more,
  }
  return { siwx, added, fields }
}

/** Reply of a wallet with its approval. */
function sign(
  fields: SignInFields,
  { account = `eip155:1:${firstAddress}`, ...rest }: { account?: string } & Record<string, unknown> = {},
) {
  const accountAddress = account.slice(account.lastIndexOf(':') + 1)
  const text = createSignInMessage({ ...fields, accountAddress, ...rest })
  return { h: { t: 'caip122' }, p: { iss: `did:pkh:${account}`, text }, s: { t: 'eip191', s: '0x00' } }
}

/** Pairs with a wallet that returns this, and reads the state of the sign-in. */
async function pairWith(
  given: ReturnType<typeof createSIWX>,
  authentication?: unknown,
  approved: Parameters<FakeProposal['approve']>[0] = { eip155: { accounts: evmAccounts } },
) {
  const kit = createPairingKit({ networks: [ethereum, polygon], siwx: given.siwx })
  const connecting = connect(kit, { connectorId })
  await settle()
  const [proposal] = fake.proposals
  proposal?.approve(approved, {}, authentication === undefined ? {} : { authentication })
  await connecting
  await settle()
  return { kit, proposal, state: kit.stores.signIn.getState() }
}

describe('a sign-in together with the approval', () => {
  it('is asked for with the fields of the plug-in, and verified by it', async () => {
    const given = createSIWX()
    const { fields } = given
    const cacao = sign(fields)
    const { proposal, state } = await pairWith(given, [cacao])
    expect(proposal?.authentication).toMatchObject([
      {
        chains: ['eip155:1', 'eip155:137'],
        domain: location.host,
        uri: location.origin,
        nonce: fields.nonce,
        statement: 'Welcome',
        exp: fields.expirationTime,
      },
    ])
    expect(state).toMatchObject({ status: 'authenticated', caipAddress: `eip155:1:${firstAddress}` })
    expect(given.added).toMatchObject([
      { data: { accountAddress: firstAddress, nonce: fields.nonce }, signature: '0x00', cacao },
    ])
  })

  it('covers each approved account on each offered network', async () => {
    const given = createSIWX()
    const accounts = [1, 137].flatMap((id) =>
      [firstAddress, secondAddress].map((address) => `eip155:${id}:${address}`),
    )
    const cacaos = accounts.map((account) =>
      sign(given.fields, { account, chainId: account.slice(0, account.lastIndexOf(':')) }),
    )
    // One account's message differs from the request: the visitor signs again when they use it.
    cacaos[3] = sign(given.fields, { account: accounts[3] ?? '', chainId: 'eip155:137', statement: 'More' })
    const { kit } = await pairWith(given, cacaos, { eip155: { accounts } })
    expect(given.added.map(({ data }) => `${data.chainId}:${data.accountAddress}`)).toEqual(
      accounts.slice(0, 3),
    )
    expect(given.added.map(({ cacao }) => cacao)).toEqual(cacaos.slice(0, 3))
    await switchNetwork(kit, { network: polygon })
    await settle()
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'authenticated',
      caipAddress: `eip155:137:${firstAddress}`,
    })
  })

  it.each<[string, (fields: SignInFields) => Partial<SIWXConfig>]>([
    ['has sessions of accounts', () => ({ sessionScope: 'account' })],
    [
      'accepts a nonce with one signature',
      (fields) => ({ createMessage: async () => ({ ...fields, isSingleUse: true }) }),
    ],
  ])('is one message where the plug-in %s', async (_, change) => {
    const fields = createFields()
    const given = createSIWX(fields, change(fields))
    const accounts = [firstAddress, secondAddress].map((address) => `eip155:1:${address}`)
    const cacaos = accounts.map((account) => sign(fields, { account }))
    const { proposal } = await pairWith(given, cacaos, { eip155: { accounts } })
    expect(proposal?.authentication).toMatchObject([{ chains: ['eip155:1'] }])
    expect(given.added.map(({ data }) => data.accountAddress)).toEqual([firstAddress])
  })

  // T8, T33
  it.each([
    ['grants', ['request/personal_sign'], 'authenticated'],
    ['grants more than', ['request/eth_sign', 'request/personal_sign'], 'needed'],
  ])('%s the ReCap that the plug-in asks for', async (_, abilities, expected) => {
    const encode = (names: readonly string[]) => {
      const att = { eip155: Object.fromEntries(names.map((name) => [name, [{}]])) }
      return [`urn:recap:${btoa(JSON.stringify({ att })).replaceAll('=', '')}`]
    }
    const given = createSIWX({ ...createFields(), resources: encode(['request/personal_sign']) })
    const names = abilities.map((ability) => `'${ability.split('/')[1]}'`).join(', ')
    const statement = `Welcome I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': ${names} for 'eip155'.`
    const resources = encode(abilities)
    const { state } = await pairWith(given, [sign(given.fields, { statement, resources })])
    expect(state.status).toBe(expected)
    expect(given.added.map(({ data }) => data.resources)).toEqual(expected === 'needed' ? [] : [resources])
  })

  it('may be left out by the wallet: the visitor is asked to sign', async () => {
    const given = createSIWX()
    const { state } = await pairWith(given)
    expect(state.status).toBe('needed')
    expect(given.added).toEqual([])
  })

  // T8, T17, T33
  it.each<[string, Record<string, unknown>]>([
    ['another domain', { domain: 'evil.example' }],
    ['another nonce', { nonce: 'zyxwvuts87654321' }],
    ['another URI', { uri: 'https://evil.example' }],
    ['another statement', { statement: 'I give everything' }],
    ['no statement', { statement: undefined }],
    ['another end', { expirationTime: new Date(Date.now() + 9e9).toISOString() }],
    ['resources', { resources: ['urn:recap:e30'] }],
    ['another account', { accountAddress: secondAddress }],
    ['another chain', { chainId: 'eip155:137' }],
    ['a future', { issuedAt: new Date(Date.now() + 9e9).toISOString() }],
  ])('is refused for a message with %s', async (_, change) => {
    const given = createSIWX()
    const { state } = await pairWith(given, [sign(given.fields, change)])
    expect(state.status).toBe('needed')
    expect(state.error?.code).toMatch(/^SIGN_IN_(MESSAGE_MISMATCH|TIME_INVALID)$/)
    expect(given.added).toEqual([])
  })

  // T9, T33
  it.each([
    ['of an account that is not the active one', `eip155:1:${secondAddress}`],
    ['on a network that was not offered', `eip155:137:${firstAddress}`],
  ])('is not used when it is %s', async (_, account) => {
    const given = createSIWX()
    const { state } = await pairWith(given, [sign(given.fields, { account })])
    expect(state.status).toBe('needed')
    expect(given.added).toEqual([])
  })

  // T21
  it.each<[string, unknown]>([
    ['null', null],
    ['a string', 'x'],
    ['a list of nothing', [null, undefined, 1, 'x', {}, []]],
    ['no issuer', [{ p: {}, s: { s: '0x' } }]],
    ['an issuer that is none', [{ p: { iss: 'did:web:evil.example', text: '' }, s: { s: '0x' } }]],
    ['no signature', [{ p: { iss: `did:pkh:eip155:1:${firstAddress}`, text: '' }, s: null }]],
    ['a huge signature', [{ p: { iss: `did:pkh:eip155:1:${firstAddress}` }, s: { s: '0'.repeat(20_001) } }]],
  ])('is not used when it is malformed: %s', async (_, authentication) => {
    const given = createSIWX()
    const { state } = await pairWith(given, authentication)
    expect(state.status).toBe('needed')
    expect(given.added).toEqual([])
  })

  it.each([
    [false, undefined],
    [true, 'authenticationFailed'],
  ])('is reported as loading until the server has answered; refused: %s', async (isRefused, expected) => {
    let answer: () => void = () => undefined
    const addSession = () =>
      new Promise<void>((resolve, reject) => {
        answer = isRefused ? () => reject(new Error('no')) : resolve
      })
    const given = createSIWX(createFields(), { addSession })
    const { kit } = await pairWith(given, [sign(given.fields)])
    const { notices } = kit.stores
    expect(notices.getState().toast).toMatchObject({ key: 'authenticating', variant: 'loading' })
    answer()
    await vi.waitFor(() => expect(notices.getState().toast?.key).toBe(expected))
  })

  it('is not signed in when the server refuses it', async () => {
    const given = createSIWX(createFields(), { addSession: async () => Promise.reject(new Error('no')) })
    const { kit, state } = await pairWith(given, [sign(given.fields)])
    expect(state.status).toBe('needed')
    expect(kit.stores.modal.getState().view).toBe('SIWXSignMessage')
  })

  it.each<[string, Partial<SIWXConfig>]>([
    ['cannot create a message without an account', { createMessage: () => Promise.reject(new Error('no')) }],
    ['does not sign in on this network', { supports: () => false }],
  ])('is not asked for where the plug-in %s', async (_, more) => {
    const { proposal } = await pairWith(createSIWX(createFields(), more))
    expect(proposal?.authentication).toBeUndefined()
  })

  it('is not asked for where two families are proposed', async () => {
    const { siwx } = createSIWX()
    const kit = createPairingKit({ siwx })
    const connecting = connect(kit, { connectorId }).catch(() => undefined)
    await settle()
    expect(fake.proposals[0]?.authentication).toBeUndefined()
    kit.destroy()
    await connecting
  })
})
