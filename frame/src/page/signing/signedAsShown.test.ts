import { parseTransaction, recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { describeRequest } from '../approval/describeRequest.ts'
import { openFrame } from '../hostile/openPage.test.helper.ts'
import { en as texts } from '../texts/en.ts'
import { answerRequest } from './answerRequest.ts'

const key = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const own = key.address
const addresses = { eip155: own, solana: 'a', accountOwner: `0x${'2'.repeat(40)}` } as const
const shop = '0x1111111111111111111111111111111111119999'
/** Looks as the shop's at both ends. */
const lookAlike = '0x1111111111111111111111222222222222119999'
const chain = { chainId: 1, name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } }
const config = { origins: [], keeper: 'https://keeper.example', chains: [chain] }

const shownOf = (method: string, params: unknown) =>
  JSON.stringify(describeRequest({ method, params, chainId: 1, config, texts }))

/** Every value in a request, by its path. */
function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}

function replace(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  const copy = structuredClone(value) as Record<string, unknown>
  copy[name] = replace(copy[name], rest, by)
  return copy
}

const permit = {
  types: {},
  primaryType: 'Permit',
  domain: { name: 'Token', chainId: 1, verifyingContract: shop },
  message: { owner: own, spender: shop, value: '1', nonce: '2', deadline: '3' },
}
const approve = `0x095ea7b3${shop.slice(2).padStart(64, '0')}${'f'.repeat(64)}`

// T5, T6
test.each<[string, unknown]>([
  ['personal_sign', ['0x68656c6c6f', own]],
  ['eth_signTypedData_v4', [own, permit]],
  ['eth_sendTransaction', [{ from: own, to: shop, value: '0x1', data: approve }]],
  ['wallet_sendCalls', [{ from: own, chainId: '0x1', calls: [{ to: shop, value: '0x1', data: approve }] }]],
])('%s shows every value that is signed, whole', (method, params) => {
  const shown = shownOf(method, params)
  for (const path of leavesOf(params)) {
    const value = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], params)
    const other = value === shop ? lookAlike : typeof value === 'number' ? value + 1 : otherOf(`${value}`)
    expect(shownOf(method, replace(params, path, other)), path.join('.')).not.toBe(shown)
  }
})

/** Of the same form, with another last digit. */
const otherOf = (text: string) => `${text.slice(0, -1)}${text.endsWith('1') ? '0' : '1'}`

// T5
test('each of many calls is shown, and their number', () => {
  const calls = Array.from({ length: 500 }, (_, at) => ({
    to: `0x${(at + 1).toString(16).padStart(40, '0')}`,
    value: `0x${at.toString(16)}`,
  }))
  const params = [{ chainId: '0x1', from: own, calls }]
  const { title, sections } = describeRequest({
    method: 'wallet_sendCalls',
    params,
    chainId: 1,
    config,
    texts,
  })
  expect(title).toContain('500')
  for (const { to } of calls) expect(JSON.stringify(sections)).toContain(to)
})

/** Node that lies in every reply. */
const liar = (sent: string[]) => ({
  cancel() {},
  async call(_path: string, body: object = {}) {
    const { method, params } = body as { readonly method: string; readonly params: readonly string[] }
    if (method === 'eth_sendRawTransaction') sent.push(`${params[0]}`)
    const lies: Readonly<Record<string, unknown>> = {
      eth_chainId: '0x1',
      eth_getTransactionCount: '0x7',
      eth_estimateGas: '0xffffff',
      eth_gasPrice: '0x5',
      eth_maxPriorityFeePerGas: '0x1',
      eth_getBlockByNumber: { baseFeePerGas: '0x5', to: lookAlike, value: '0xff', number: '0x1' },
      eth_sendRawTransaction: `0x${'9'.repeat(64)}`,
    }
    return { result: lies[method] ?? { to: lookAlike, value: '0xff', data: '0xff', chainId: '0x2' } } as never
  },
})

function signWith(sent: string[] = []) {
  const signed: unknown[] = []
  const account = {
    async sign(_addresses: unknown, _address: string, payload: { readonly transaction?: never }) {
      signed.push(payload)
      return key.signTransaction(payload.transaction ?? ({} as never))
    },
  }
  const call = (params: unknown, method = 'eth_sendTransaction') =>
    answerRequest({
      ...{ method, params, chainId: 1, addresses, config, api: liar(sent) },
      account: account as never,
    })
  return { call, signed }
}

// T19
test('a transaction is signed as it was shown, whatever the node replies', async () => {
  const sent: string[] = []
  const { call } = signWith(sent)
  await call([{ from: own, to: shop, value: '0xa', data: '0xabcd' }])
  expect(sent).toHaveLength(1)
  expect(parseTransaction(sent[0] as `0x02${string}`)).toMatchObject({
    ...{ chainId: 1, value: 10n, data: '0xabcd' },
    to: shop.toLowerCase(),
  })
})

// T22
test.each([
  '1e18',
  '1,5',
  '1.5',
  '0x',
  '',
  ' 1',
  '-1',
  '+1',
  '٣',
  '１',
  '0x1n',
  `0x1${'0'.repeat(64)}`,
  '9'.repeat(79),
  1,
  null,
])('no transaction is signed with the amount %j', async (value) => {
  const { call, signed } = signWith()
  await expect(call([{ from: own, to: shop, value }])).rejects.toThrow()
  expect(signed).toEqual([])
})

// T22
test.each([
  ['0x0', '0 ETH'],
  ['0x1', '0.000000000000000001 ETH'],
  ['0x10', '0.000000000000000016 ETH'],
  ['1000000000000000001', '1.000000000000000001 ETH'],
])('the amount %s is shown exactly, as %s, and is signed', async (value, shown) => {
  const sent: string[] = []
  const params = [{ from: own, to: shop, value }]
  expect(shownOf('eth_sendTransaction', params)).toContain(`"${shown}"`)
  await signWith(sent).call(params)
  expect(parseTransaction(sent[0] as `0x02${string}`).value ?? 0n).toBe(BigInt(value))
})

// T9
test('a request for the account of the visitor before is not signed after another login', async () => {
  const frame = await openFrame()
  const page = frame.openBrowser()
  const addressOf = async () =>
    (await page.api.call<{ addresses: { eip155: `0x${string}` } }>('/status')).addresses.eip155
  await page.logIn('alice@mail.example')
  const alice = await addressOf()
  await page.logIn('bob@mail.example')
  page.user.approves = true
  const context = { signal: new AbortController().signal }
  const ask = (address: string) =>
    page.handlers.rpcRequest({ method: 'personal_sign', params: ['hello', address] }, context)
  await expect(ask(alice)).rejects.toThrow(`The wallet has no account ${alice}`)
  expect(frame.signed.count).toBe(0)
  const bob = await addressOf()
  const signature = (await ask(bob)) as `0x${string}`
  expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(bob)
})
