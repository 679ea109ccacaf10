// @vitest-environment happy-dom
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as siwe from '../../exports/siwe.ts'
import { signIn } from '../../signIn/siwx/signIn.ts'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'

const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const fields = {
  domain: location.host,
  uri: location.origin,
  chainId: 137,
  nonce: 'abcdefgh',
  version: '1',
  iat: '2026-01-02T03:04:05.000Z',
} as const

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

// T8
it('an app that was written for AppKit’s helpers signs its visitor in', async () => {
  createTestWallet()
  let session: siwe.SIWESession | null = null
  const verified: string[] = []
  const siweConfig = siwe.createSIWEConfig({
    getNonce: async () => fields.nonce,
    getMessageParams: async () => ({
      domain: fields.domain,
      uri: fields.uri,
      chains: [1],
      statement: 'Hello',
    }),
    createMessage: ({ address, ...args }) => siwe.formatMessage(args, address),
    getSession: async () => session,
    async verifyMessage({ message, signature }) {
      const address = siwe.getAddressFromMessage(message)
      const chainId = siwe.getChainIdFromMessage(message)
      verified.push(`${chainId}:${address}`)
      if (!(await siwe.verifySignature({ address, message, signature, chainId, projectId: '' }))) return false
      session = { address, chainId: Number(chainId.split(':')[1]) }
      return true
    },
    signOut: async () => true,
  })
  const kit = createTestKit({ siweConfig })
  await connect(kit, { connectorId: 'test.wallet' })
  await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
  await signIn(kit)
  expect(kit.stores.signIn.getState().status).toBe('authenticated')
  expect(verified).toEqual([`eip155:1:${firstAddress}`])
  kit.destroy()
})

it('a message is that of EIP-4361, with all fields', () => {
  const address = `did:pkh:eip155:137:${firstAddress.toLowerCase()}`
  const message = siwe.formatMessage(
    {
      ...fields,
      statement: 'Please sign',
      exp: '2026-01-02T04:04:05.000Z',
      nbf: '2026-01-02T03:00:00.000Z',
      requestId: 'r1',
      resources: ['https://app.example/terms'],
    },
    address,
  )
  expect(message).toBe(
    [
      `${fields.domain} wants you to sign in with your Ethereum account:`,
      firstAddress,
      '',
      'Please sign',
      '',
      `URI: ${fields.uri}`,
      'Version: 1',
      'Chain ID: 137',
      'Nonce: abcdefgh',
      'Issued At: 2026-01-02T03:04:05.000Z',
      'Expiration Time: 2026-01-02T04:04:05.000Z',
      'Not Before: 2026-01-02T03:00:00.000Z',
      'Request ID: r1',
      'Resources:',
      '- https://app.example/terms',
    ].join('\n'),
  )
  expect(siwe.getChainIdFromMessage(message)).toBe('eip155:137')
  expect(siwe.formatMessage(fields, firstAddress)).toContain(firstAddress)
})

// T8, T25
it('a string that only looks like a message names no account and no network', () => {
  const forged = `${firstAddress}\nChain ID: 1\n${siwe.formatMessage(fields, secondAddress)}`
  expect(siwe.getAddressFromMessage(forged)).toBe('')
  expect(siwe.getChainIdFromMessage(forged)).toBe('')
})

// T8
it('a signature is verified here, and that of a contract account by the hosted proxy', async () => {
  const message = siwe.formatMessage(fields, firstAddress)
  const signature = await account.signMessage({ message })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string | Request) => {
    asked.push(typeof url === 'string' ? url : url.url)
    return new Response('', { status: 403 })
  })
  const parameters = { address: firstAddress, message, signature, chainId: 'eip155:137', projectId: 'p 1' }
  expect(await siwe.verifySignature(parameters)).toBe(true)
  expect(asked).toEqual([])
  const other = { ...parameters, address: secondAddress }
  expect(await siwe.verifySignature({ ...other, projectId: '' })).toBe(false)
  expect(asked).toEqual([])
  await expect(siwe.verifySignature(other)).rejects.toMatchObject({ name: 'WalletKitError' })
  expect(new URL(asked[0] ?? '').search).toBe('?chainId=eip155%3A137&projectId=p+1')
})
