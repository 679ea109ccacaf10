import { describe, expect, test, vi } from 'vitest'
import type { ChannelPart, ChannelRequest } from '../model/channelMessage.ts'
import type { Schema } from '../model/schema.ts'
import type { ChannelPort } from '../runtime/channel/ChannelPort.ts'
import { brokenLimits } from '../testing/brokenLimits.ts'
import { compileContracts } from '../testing/compileContracts.ts'
import { createFakeWindow } from '../testing/fakeWindow.ts'

const { services, load } = compileContracts(['schemas/frame/frame.channel.yaml'])
const service = services.find(({ dialect }) => dialect === 'channel')
if (service?.dialect !== 'channel') throw new Error('The frame is a channel.')
const { requests, events } = service

type Handler = (payload: unknown) => unknown
type Host = Readonly<Record<string, (...payload: readonly unknown[]) => Promise<unknown>>>
type Responder = Readonly<Record<string, (payload?: unknown) => void>>

const { createFrameHost, createFrameResponder } = (await load('frame/channel.ts')) as {
  readonly createFrameHost: (port: ChannelPort) => Host
  readonly createFrameResponder: (port: ChannelPort, handlers: Readonly<Record<string, Handler>>) => Responder
}

/** Both ends of the channel, in windows of their own. Handlers that a test does not expect to be called throw. */
function openChannel(handlers: Readonly<Record<string, Handler>> = {}) {
  const page = createFakeWindow('https://app.example')
  const frame = createFakeWindow('https://secure.example')
  const host = createFrameHost({ receiver: page, peer: () => frame.seenBy(page), origin: frame.origin })
  const unexpected = requests.map(({ name }): [string, Handler] => [
    name,
    () => {
      throw new Error(`${name} was not expected`)
    },
  ])
  const responder = createFrameResponder(
    { receiver: frame, peer: () => page.seenBy(frame), origin: page.origin },
    { ...Object.fromEntries(unexpected), ...handlers },
  )
  return { host, responder, page, frame }
}

/** Payloads of a message's examples; none where it has no payload. */
function examplesOf({ payload, payloadOptional }: ChannelPart): readonly unknown[] {
  if (payload === undefined) return [undefined]
  return payloadOptional ? [undefined, ...payload.schema.examples] : payload.schema.examples
}

/** Invalid payloads: no object at all, a key of a wrong type, and each limit broken once. */
function mutantsOf({ payload }: ChannelPart): readonly unknown[] {
  if (payload === undefined || payload.schema.kind === 'unknown') return []
  const { schema } = payload
  const required = schema.kind === 'object' ? schema.properties.filter((property) => property.required) : []
  const wrong = required.map(({ name }) => ({ ...Object(schema.examples[0]), [name]: { wrong: true } }))
  const broken = schema.examples.flatMap((example) => brokenLimits(meantBy(schema, example), example))
  return ['wrong', null, ...wrong, ...broken.map(({ value }) => value)]
}

/** The member of a union of requests with the method of the example. */
function meantBy(schema: Schema, example: unknown): Schema {
  if (schema.kind !== 'union') return schema
  const { method } = Object(example) as { readonly method?: string }
  const member = schema.members.find((candidate) => {
    const object = candidate.kind === 'reference' ? candidate.model.schema : candidate
    const methods =
      object.kind === 'object' ? object.properties.find(({ name }) => name === 'method') : undefined
    return methods?.schema.kind === 'enum' && methods.schema.values.some((value) => value === method)
  })
  if (member === undefined) throw new Error(`No request has the method ${method}.`)
  return member
}

function call(host: Host, { name, request }: ChannelRequest, payload: unknown): Promise<unknown> {
  const ask = host[name]
  if (ask === undefined) throw new Error(`The host has no ${name}.`)
  return request.payload === undefined ? ask() : ask(payload)
}

test('every message with a payload has an example', () => {
  const parts = [
    ...requests.flatMap(({ request, success, error }) => [request, success, error]),
    ...events.map(({ message }) => message),
  ]
  const bare = parts.filter((part) => part.payload !== undefined && part.payload.schema.examples.length === 0)
  expect(bare.map(({ type }) => type)).toEqual([])
})

test('the names on the wire follow from the names of the requests', () => {
  for (const { name, request, success, error } of requests) {
    const wire = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
    expect([request.type, success.type, error.type]).toEqual([
      `@w3m-app/${wire}`,
      `@w3m-frame/${wire}_SUCCESS`,
      `@w3m-frame/${wire}_ERROR`,
    ])
  }
})

test('only logins have a time limit', () => {
  const limited = requests.filter(({ timeoutMs }) => timeoutMs !== undefined)
  expect(limited.map(({ name, timeoutMs }) => `${name} ${timeoutMs}`)).toEqual([
    'connectDevice 30000',
    'connectEmail 30000',
    'connectOtp 30000',
    'connectSocial 30000',
    'getSocialRedirectUri 30000',
  ])
})

describe.each(requests.map((request) => ({ name: request.name, request })))('$name', ({ name, request }) => {
  test('crosses to the frame and back', async () => {
    for (const payload of examplesOf(request.request)) {
      for (const answer of examplesOf(request.success)) {
        const handler = vi.fn<Handler>(() => answer)
        const { host } = openChannel({ [name]: handler })
        expect(await call(host, request, payload)).toEqual(answer)
        expect(handler.mock.lastCall?.[0]).toEqual(payload)
      }
    }
  })

  test('is rejected with the reason of the frame', async () => {
    const [payload] = examplesOf(request.request)
    const handler = () => {
      throw new Error('Invalid Otp')
    }
    const { host } = openChannel({ [name]: handler })
    await expect(call(host, request, payload)).rejects.toMatchObject({
      code: 'refused',
      message: 'Invalid Otp',
    })
  })

  test('is not sent with a payload that breaks the contract', async () => {
    for (const mutant of mutantsOf(request.request)) {
      const { host, frame } = openChannel()
      await expect(call(host, request, mutant)).rejects.toMatchObject({ code: 'invalid-request' })
      expect(frame.received).toEqual([])
    }
  })

  test('reaches no handler with a payload that breaks the contract', async () => {
    for (const mutant of mutantsOf(request.request)) {
      const { page, frame } = openChannel()
      frame.seenBy(page).postMessage({ id: '1', type: request.request.type, payload: mutant }, frame.origin)
      await vi.waitFor(() => expect(page.received).toHaveLength(1))
      expect(page.received).toEqual([
        { id: '1', type: request.error.type, payload: { message: expect.not.stringContaining('expected') } },
      ])
    }
  })

  test('rejects when its reply breaks the contract', async () => {
    const [payload] = examplesOf(request.request)
    for (const mutant of mutantsOf(request.success)) {
      const { host } = openChannel({ [name]: () => mutant })
      await expect(call(host, request, payload)).rejects.toMatchObject({ code: 'invalid-reply' })
    }
  })
})

describe.each(events.map((event) => ({ name: event.name, event })))('$name', ({ event }) => {
  const { pascalName, message } = event

  test('is received as it was sent, and not when it breaks the contract', () => {
    const { host, responder, page, frame } = openChannel()
    const heard = vi.fn<(payload: unknown) => void>()
    host[`on${pascalName}`]?.(heard)
    const examples = examplesOf(message)
    for (const example of examples) responder[`send${pascalName}`]?.(example)
    for (const mutant of mutantsOf(message)) {
      page.seenBy(frame).postMessage({ type: message.type, payload: mutant }, page.origin)
    }
    expect(heard.mock.calls.map(([payload]) => payload)).toEqual(examples)
  })
})

describe('requests to the wallet in the frame', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  test.each([
    ['a method that is never done', { method: 'eth_sign', params: [account, '0x68656c6c6f'] }],
    ['an unknown method', { method: 'eth_unknown', params: [] }],
    ['parameters where there are none', { method: 'eth_chainId', params: [1] }],
    ['no parameters where there are some', { method: 'personal_sign' }],
    ['no list where the frame asks for one', { method: 'eth_syncing' }],
    ['parameters by name where they go by position', { method: 'eth_call', params: { to: account } }],
    ['a call to no address', { method: 'wallet_sendCalls', params: [{ calls: [{ to: 'vitalik.eth' }] }] }],
    [
      'a call with data in words',
      { method: 'wallet_sendCalls', params: [{ calls: [{ to: account, data: 'pay' }] }] },
    ],
    ['an id that is no text', { method: 'wallet_getCallsStatus', params: [1] }],
    ['a Solana message without an account', { method: 'solana_signMessage', params: { message: 'Cn8eVZg' } }],
    [
      'a commitment that does not exist',
      {
        method: 'solana_signAndSendTransaction',
        params: { transaction: 'Cn8eVZg', options: { preflightCommitment: 'soon' } },
      },
    ],
  ])('cannot be %s', async (_, payload) => {
    const { host } = openChannel()
    await expect(host.rpcRequest?.(payload)).rejects.toMatchObject({ code: 'invalid-request' })
  })
})

/** Methods that the frame accepts, by their required parameters: its list of shapes, and five methods without one. */
const takenByFrame: readonly (readonly [params: unknown, methods: readonly string[]])[] = [
  [
    undefined,
    [
      'eth_accounts',
      'eth_blockNumber',
      'eth_chainId',
      'eth_gasPrice',
      'eth_maxPriorityFeePerGas',
      'eth_newBlockFilter',
      'eth_newPendingTransactionFilter',
      'eth_supportedEntryPoints',
      'wallet_getCapabilities',
    ],
  ],
  [
    [],
    [
      'eth_call',
      'eth_estimateGas',
      'eth_estimateUserOperationGas',
      'eth_feeHistory',
      'eth_getAccount',
      'eth_getBalance',
      'eth_getBlockByHash',
      'eth_getBlockByNumber',
      'eth_getBlockReceipts',
      'eth_getBlockTransactionCountByHash',
      'eth_getBlockTransactionCountByNumber',
      'eth_getCode',
      'eth_getFilterChanges',
      'eth_getFilterLogs',
      'eth_getLogs',
      'eth_getProof',
      'eth_getStorageAt',
      'eth_getTransactionByBlockHashAndIndex',
      'eth_getTransactionByBlockNumberAndIndex',
      'eth_getTransactionByHash',
      'eth_getTransactionCount',
      'eth_getTransactionReceipt',
      'eth_getUncleCountByBlockHash',
      'eth_getUncleCountByBlockNumber',
      'eth_getUserOperationByHash',
      'eth_getUserOperationReceipt',
      'eth_newFilter',
      'eth_sendRawTransaction',
      'eth_sendTransaction',
      'eth_sendUserOperation',
      'eth_signTypedData_v4',
      'eth_syncing',
      'eth_uninstallFilter',
      'personal_sign',
      'wallet_grantPermissions',
    ],
  ],
  [{ any: 'thing' }, ['wallet_getAssets', 'wallet_revokePermissions']],
  [['0x01'], ['wallet_getCallsStatus']],
  [[{ chainId: 1, calls: [{ to: '0x' }] }], ['wallet_sendCalls']],
  [{ message: 'Cn8eVZg', pubkey: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' }, ['solana_signMessage']],
  [{ transaction: 'Cn8eVZg' }, ['solana_signTransaction', 'solana_signAndSendTransaction']],
  [{ transactions: ['Cn8eVZg'] }, ['solana_signAllTransactions']],
]

describe('methods that the frame accepts', () => {
  const taken = takenByFrame.flatMap(([params, methods]) => methods.map((method) => ({ method, params })))

  test('are the 41 safe ones and the 11 that ask the user', () => {
    expect(new Set(taken.map(({ method }) => method)).size).toBe(41 + 11)
  })

  test.each(taken)('$method', async ({ method, params }) => {
    const { host } = openChannel({ rpcRequest: () => null })
    const payload = params === undefined ? { method } : { method, params }
    expect(await host.rpcRequest?.(payload)).toBeNull()
  })
})

describe('addresses of the user', () => {
  const user = (address: string) => ({ address, chainId: 1 })

  test.each(['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'])(
    '%s is one',
    async (address) => {
      const { host } = openChannel({ getUser: () => user(address) })
      expect(await host.getUser?.()).toEqual(user(address))
    },
  )

  test.each([
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb922667',
    '0S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKvX',
    'alice.reown.id',
  ])('%s is refused', async (address) => {
    const { host } = openChannel({ getUser: () => user(address) })
    await expect(host.getUser?.()).rejects.toMatchObject({ code: 'invalid-reply' })
  })
})

// T13
describe('addresses that the page opens', () => {
  test.each([
    ['getSocialRedirectUri', { provider: 'github' }, 'uri'],
    ['getFarcasterUri', undefined, 'url'],
  ])('%s gives no script', async (name, payload, key) => {
    const script = 'javascript:alert(1)'
    const { host } = openChannel({ [name]: () => ({ [key]: script }) })
    const asked = payload === undefined ? host[name]?.() : host[name]?.(payload)
    await expect(asked).rejects.toMatchObject({ code: 'invalid-reply' })
  })
})
