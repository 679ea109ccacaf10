import { expect, it } from 'vitest'
import { toCaipNetwork } from '../../networks/toCaipNetwork.ts'
import { createNode } from '../../testing/nodes.test.helper.ts'
import { onServices } from '../../testing/onServices.test.helper.ts'
import { ethereum, firstAddress } from '../../testing/testPage.test.helper.ts'
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

// F9, T23
it('rejects when no node of the network answers', async () => {
  onServices(createNode('http://localhost:3000/node/1', { eth_chainId: '0x5', eth_call: '0x01' }).handler)
  await expect(verifyMessage({ ...question, network })).rejects.toMatchObject({ code: 'RPC_REPLY_INVALID' })
})
