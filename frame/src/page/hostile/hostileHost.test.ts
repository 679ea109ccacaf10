import { setTimeout as delay } from 'node:timers/promises'
import { base64urlnopad } from '@scure/base'
import { createFrameResponder } from '@wallet-kit/clients/frame/channel'
import type { IncomingMessage } from '@wallet-kit/clients/runtime/channel/ChannelPort'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { mutatedJson, runs } from '../../test/mutations.test.helper.ts'
import { hostOrigin } from '../../test/testService.test.helper.ts'
import { openFrame } from './openPage.test.helper.ts'

const times = runs(10_000)
vi.setConfig({ testTimeout: 1_200_000 })

const email = 'alice@mail.example'
const typedData = {
  domain: { name: 'App', chainId: 1 },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: '5' },
}

/** Requests of a host page, one of each kind; `$` is the address of the user, who is logged in. */
const requests: readonly (readonly [type: string, payload?: unknown])[] = [
  ['SWITCH_NETWORK', { chainId: 1 }],
  ['CONNECT_EMAIL', { email }],
  ['CONNECT_DEVICE'],
  ['CONNECT_OTP', { otp: '123456' }],
  ['CONNECT_SOCIAL', { uri: 'https://wallet.app.example/callback?state=a&code=b' }],
  ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }],
  ['GET_FARCASTER_URI'],
  ['CONNECT_FARCASTER'],
  ['GET_USER', { chainId: 1 }],
  ['SIGN_OUT'],
  ['IS_CONNECTED', { token: 'a'.repeat(43) }],
  ['GET_CHAIN_ID'],
  ['GET_SMART_ACCOUNT_ENABLED_NETWORKS'],
  ['INIT_SMART_ACCOUNT'],
  ['SET_PREFERRED_ACCOUNT', { type: 'eoa' }],
  ['UPDATE_EMAIL', { email }],
  ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' }],
  ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' }],
  ['SYNC_THEME', { themeMode: 'dark', themeVariables: { '--w3m-accent': '#112233' } }],
  ['SYNC_DAPP_DATA', { metadata: { name: 'App', description: 'd', url: hostOrigin, icons: [] } }],
  ['RELOAD'],
  ['RPC_ABORT'],
  ['RPC_REQUEST', { method: 'eth_chainId' }],
  ['RPC_REQUEST', { method: 'eth_accounts' }],
  ['RPC_REQUEST', { method: 'eth_getBalance', params: ['$', 'latest'] }],
  ['RPC_REQUEST', { method: 'personal_sign', params: ['0x68656c6c6f', '$'] }],
  ['RPC_REQUEST', { method: 'eth_signTypedData_v4', params: ['$', JSON.stringify(typedData)] }],
  ['RPC_REQUEST', { method: 'eth_sendTransaction', params: [{ from: '$', to: '$', value: '0x1' }] }],
  ['RPC_REQUEST', { method: 'eth_sendRawTransaction', params: ['0x02'] }],
  [
    'RPC_REQUEST',
    {
      method: 'wallet_sendCalls',
      params: [{ version: '2.0.0', chainId: '0x1', from: '$', calls: [{ to: '$', value: '0x1' }] }],
    },
  ],
  ['RPC_REQUEST', { method: 'wallet_getCallsStatus', params: ['0x1'] }],
  ['RPC_REQUEST', { method: 'wallet_getCapabilities', params: ['$', ['0x1']] }],
  [
    'RPC_REQUEST',
    { method: 'wallet_grantPermissions', params: [{ expiry: 2_000_000_000, permissions: [] }] },
  ],
  ['RPC_REQUEST', { method: 'wallet_revokePermissions', params: [{ permissionContext: '0xab' }] }],
  ['RPC_REQUEST', { method: 'solana_signMessage', params: { message: '2', pubkey: '$' } }],
  ['RPC_REQUEST', { method: 'solana_signTransaction', params: { transaction: '22' } }],
  ['RPC_REQUEST', { method: 'solana_signAllTransactions', params: { transactions: ['22'] } }],
  ['RPC_REQUEST', { method: 'solana_signAndSendTransaction', params: { transaction: '22' } }],
]

const types: ReadonlySet<unknown> = new Set(requests.map(([type]) => `@w3m-app/${type}`))

const isMessage = (value: unknown): value is { readonly id: string; readonly type?: unknown } =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string'

interface Posted {
  readonly message: { readonly id?: string; readonly type: string; readonly payload?: unknown }
  readonly origin: string
}

// T10, T21
test(`${times} mutated messages of a host page sign nothing without the user, and get no share`, async () => {
  const frame = await openFrame()
  const page = frame.openBrowser()
  await page.logIn(email)
  const { eip155: address } = (await page.api.call<{ addresses: { eip155: string } }>('/status')).addresses
  const secrets = frame.sets.flatMap(({ shares }) =>
    Object.values(shares).map(({ bytes }) => base64urlnopad.encode(bytes)),
  )

  let receive: (event: IncomingMessage) => void = () => {}
  const posted: Posted[] = []
  let arrived: (id: string | undefined) => void = () => {}
  const parent = {
    postMessage(message: Posted['message'], origin: string) {
      posted.push({ message, origin })
      arrived(message.id)
    },
  }
  createFrameResponder(
    {
      receiver: {
        addEventListener(_, listener) {
          receive = listener
        },
        removeEventListener() {},
      },
      peer: () => parent,
      origin: hostOrigin,
    },
    // The user stays, so that each message meets one who is logged in.
    { ...page.handlers, signOut: () => undefined },
  )

  const envelope = fc.constantFrom(...requests).map(([type, payload]) => ({
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    type: `@w3m-app/${type}`,
    ...(payload === undefined
      ? {}
      : { payload: JSON.parse(JSON.stringify(payload).replaceAll('$', address)) as unknown }),
  }))
  const from = fc.constantFrom(
    ...[
      ...Array(6).fill('host'),
      'https://evil.example',
      'null',
      'http://app.example',
      `${hostOrigin}.evil.example`,
    ],
    'other window',
    'the frame itself',
  )
  const counts = { answered: 0, refused: 0, ignored: 0 }
  let number = 0
  await fc.assert(
    fc.asyncProperty(envelope.chain(mutatedJson), from, async (mutated, sender) => {
      const isHost = sender === 'host'
      number += 1
      // Replies may be late, as of a login that waits for a link: their ids tell whose they are.
      const id = `${isHost ? 'host' : 'foreign'} ${number}`
      const data = isMessage(mutated) ? { ...mutated, id } : mutated
      const next = new Promise<void>((resolve) => {
        arrived = (of) => of === id && resolve()
      })
      receive({
        data: structuredClone(data),
        origin: isHost || sender === 'other window' ? hostOrigin : sender,
        source: sender === 'other window' ? {} : parent,
      })
      const isRequest = isHost && isMessage(data) && types.has(data.type)
      // A message that is no request has no reply.
      await (isRequest ? Promise.race([next, delay(50)]) : delay(0))
      const replies = posted.filter(({ message }) => message.id === id)
      expect(replies.length).toBeLessThanOrEqual(1)
      const [reply] = replies
      const kind =
        reply === undefined ? 'ignored' : /_ERROR$/.test(reply.message.type) ? 'refused' : 'answered'
      counts[kind] += 1
      expect(frame.signed.count).toBe(0)
      expect('polluted' in {}).toBe(false)
    }),
    { numRuns: times },
  )
  for (const { message, origin } of posted) {
    expect(origin).toBe(hostOrigin)
    expect(message.id).not.toMatch(/^foreign/)
    const text = JSON.stringify(message)
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(times / 100)
  // Mutations reach the user, who refuses.
  expect(page.asked.length).toBeGreaterThan(times / 100)
  expect(page.asked.every((approval) => approval.hostOrigin === hostOrigin)).toBe(true)
})
