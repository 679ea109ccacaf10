import { HttpResponse, http } from 'msw'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { createNode } from '../../../../test/nodes.test.helper.ts'
import { onServices } from '../../../../test/onServices.test.helper.ts'
import { ethereum, firstAddress } from '../../../../test/testPage.test.helper.ts'
import { toCaipNetwork } from '../../../networks/toCaipNetwork.ts'
import { verifyMessage } from './verifyMessage.ts'

const network = toCaipNetwork(ethereum, {})
const question = { address: firstAddress, message: 'Hello', signature: '0x1234' }

it.each([
  ['valid', '0x01', true],
  ['invalid', '0x00', false],
])('asks the network whether the signature of a contract account is %s', async (_, eth_call, valid) => {
  const { requests } = onServices(
    createNode('http://localhost:3000/node/1', { eth_chainId: '0x1', eth_call }).handler,
  )
  expect(await verifyMessage({ ...question, network })).toBe(valid)
  expect(requests.length).toBeGreaterThan(0)
})

it('does not verify contract accounts without a network, nor what is no signature', async () => {
  expect(await verifyMessage(question)).toBe(false)
  expect(await verifyMessage({ ...question, signature: 'x', network })).toBe(false)
})

it('takes a call that the account reverts for an invalid signature', async () => {
  const { requests } = onServices(
    http.post('http://localhost:3000/node/1', async ({ request }) => {
      const calls = (await request.json()) as readonly { id: number; method: string }[]
      const error = { code: 3, message: 'execution reverted', data: '0x' }
      return HttpResponse.json(
        calls.map(({ id, method }) => ({
          jsonrpc: '2.0',
          id,
          ...(method === 'eth_chainId' ? { result: '0x1' } : { error }),
        })),
      )
    }),
  )
  expect(await verifyMessage({ ...question, network })).toBe(false)
  expect(requests.length).toBeGreaterThan(0)
})

it('asks no node about a signature that is the account’s own', async () => {
  const { requests } = onServices()
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const { address } = account
  const message = 'Hello'
  const signature = await account.signMessage({ message })
  expect(await verifyMessage({ address, message, signature, network })).toBe(true)
  expect(requests).toEqual([])
})

// F9, T23
it('rejects when no node of the network answers', async () => {
  const { requests } = onServices(
    createNode('http://localhost:3000/node/1', { eth_chainId: '0x5', eth_call: '0x01' }).handler,
  )
  await expect(verifyMessage({ ...question, network })).rejects.toMatchObject({ code: 'RPC_REPLY_INVALID' })
  expect(requests).toHaveLength(1)
})
