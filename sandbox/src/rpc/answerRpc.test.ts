import { isPublicMethod } from '@wallet-kit/frame'
import { expect, test } from 'vitest'
import { answerRpc, type SendToNode } from './answerRpc.ts'

const echo: SendToNode = async (calls) =>
  calls
    .filter(({ id }) => id !== undefined)
    .map(({ id = null, method }) => ({ jsonrpc: '2.0' as const, id, result: method }))
    .reverse()

const refuseToBeCalled: SendToNode = async () => {
  throw new Error('the node must not be asked')
}

const call = (id: unknown, method: string) => ({ jsonrpc: '2.0', id, method, params: [] })

test('a single call keeps its id', async () => {
  expect(await answerRpc(JSON.stringify(call('abc', 'eth_chainId')), echo)).toEqual({
    jsonrpc: '2.0',
    id: 'abc',
    result: 'eth_chainId',
  })
})

test('a batch keeps its order, with duplicate ids and rejected calls', async () => {
  const batch = [call(1, 'eth_chainId'), call(1, 'eth_blockNumber'), call(2, 'anvil_setBalance'), 7]
  expect(await answerRpc(JSON.stringify(batch), echo, isPublicMethod)).toEqual([
    { jsonrpc: '2.0', id: 1, result: 'eth_chainId' },
    { jsonrpc: '2.0', id: 1, result: 'eth_blockNumber' },
    { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'The method anvil_setBalance does not exist' } },
    { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'Not a JSON-RPC 2.0 call' } },
  ])
})

test.each(['eth_accounts', 'eth_sendTransaction', 'evm_mine', 'debug_traceCall', 'personal_sign'])(
  '%s is nothing that a public node offers',
  async (method) => {
    const reply = await answerRpc(JSON.stringify(call(1, method)), refuseToBeCalled, isPublicMethod)
    expect(reply).toMatchObject({ id: 1, error: { code: -32601 } })
  },
)

test.each([
  ['{', -32700],
  ['[]', -32600],
  ['"text"', -32600],
  [JSON.stringify(Array.from({ length: 1_001 }, (_, id) => call(id, 'eth_chainId'))), -32600],
])('%.20s is refused', async (text, code) => {
  expect(await answerRpc(text, refuseToBeCalled)).toMatchObject({ id: null, error: { code } })
})

test('a notification is forwarded and gets no response', async () => {
  const sent: string[] = []
  const send: SendToNode = async (calls) => {
    sent.push(...calls.map(({ method }) => method))
    return []
  }
  const notification = { jsonrpc: '2.0', method: 'eth_chainId' }
  expect(await answerRpc(JSON.stringify(notification), send)).toBeUndefined()
  expect(await answerRpc(JSON.stringify([notification]), send)).toBeUndefined()
  expect(sent).toEqual(['eth_chainId', 'eth_chainId'])
})

test('a missing response of the node is an error of that call', async () => {
  expect(await answerRpc(JSON.stringify(call(5, 'eth_chainId')), async () => [])).toMatchObject({
    id: 5,
    error: { code: -32603 },
  })
})
