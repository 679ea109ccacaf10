// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import { firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { addRecentRecipient } from './recentRecipients.ts'
import { resolveRecipient } from './resolveRecipient.ts'
import { reviewSend } from './reviewSend.ts'
import { sendToken } from './sendToken.ts'

const nodeUrl = 'http://localhost:3000/node/1'
const hash = `0x${'ab'.repeat(32)}`
const token = `0x${'11'.repeat(20)}`
const answers = {
  eth_chainId: [{ result: '0x1' }],
  eth_gasPrice: [{ result: '0x3b9aca00' }],
  eth_estimateGas: [{ result: '0x5208' }],
  eth_call: [{ result: '0x' }],
  eth_getCode: [{ result: '0x' }],
}
/** Another address that is equal at the shown ends. */
const lookAlikeOf = (address: string) =>
  `${address.slice(0, 4)}${'0'.repeat(32)}${address.slice(-6)}`.toLowerCase()

/** Reviews transfers to some accounts, one after the other. */
async function reviewAll(recipients: readonly string[], known: readonly string[] = []) {
  onReplyingNode(nodeUrl, answers)
  const accounts = [firstAddress]
  const { kit } = await connected({ eth_requestAccounts: accounts, eth_accounts: accounts })
  for (const address of known) addRecentRecipient(kit._internal, 'eip155:1', address)
  return Promise.all(recipients.map((recipient) => reviewSend(kit, { recipient, amount: 1n })))
}

// T22
it('nothing is read for a receiver that is no address', async () => {
  const { named } = onReplyingNode(nodeUrl, answers)
  const { kit } = await connected()
  const transfer = { recipient: 'bob', amount: 1n, token, decimals: 6 }
  await expect(reviewSend(kit, transfer)).rejects.toMatchObject({ code: 'SEND_INPUT_INVALID' })
  // A later call, so that an earlier one would have been received.
  await reviewSend(kit, { recipient: secondAddress, amount: 1n })
  expect(named('eth_call')).toHaveLength(1)
})

// T26
it('a transfer to what is no address has no events, and no toast', async () => {
  const { kit, asked } = await connected({ eth_sendTransaction: hash })
  const events: unknown[] = []
  kit.subscribeEvents(({ data }) => events.push(data))
  await expect(sendToken(kit, { recipient: 'bob', amount: 1n })).rejects.toMatchObject({
    code: 'SEND_INPUT_INVALID',
  })
  expect(events).toEqual([])
  expect(kit.stores.notices.getState().toast).toBeUndefined()
  expect(asked('eth_sendTransaction')).toEqual([])
})

// F17, T26
it('a transfer on another network than the wallet’s fails before it has begun', async () => {
  const { kit, asked } = await connected({ eth_sendTransaction: hash })
  const events: string[] = []
  kit.subscribeEvents(({ data }) => events.push(data.event))
  const transfer = { recipient: secondAddress, amount: 1n, caipNetworkId: 'eip155:137' } as const
  await expect(sendToken(kit, transfer)).rejects.toMatchObject({ code: 'WALLET_ON_OTHER_NETWORK' })
  expect(events).toEqual(['SEND_ERROR'])
  expect(asked('eth_sendTransaction')).toEqual([])
})

// T6
it('addresses are compared however they are written', async () => {
  const written = [secondAddress, firstAddress].map((address) => address.toLowerCase())
  expect(await reviewAll(written, [secondAddress])).toMatchObject([
    { isFirstTime: false, isOwn: false },
    { isFirstTime: true, isOwn: true },
  ])
})

// T6
it('what looks like an own or a known account is named', async () => {
  const [likeKnown, likeOwn, known] = await reviewAll(
    [lookAlikeOf(secondAddress), lookAlikeOf(firstAddress), secondAddress],
    [secondAddress],
  )
  expect(likeKnown?.lookAlike).toBe(secondAddress.toLowerCase())
  expect(likeOwn?.lookAlike).toBe(firstAddress.toLowerCase())
  expect(known).not.toHaveProperty('lookAlike')
})

it('the account that was shown is the connected one however it is written', async () => {
  onReplyingNode(nodeUrl, answers)
  const { kit } = await connected({ eth_sendTransaction: hash })
  const transfer = { recipient: secondAddress, amount: 1n, sender: firstAddress.toLowerCase() }
  await expect(sendToken(kit, transfer)).resolves.toEqual({ id: hash })
})

// T14
it('what is neither an address nor a name is not looked up', async () => {
  const { calls } = onReplyingNode(nodeUrl, answers)
  const { kit } = await connected()
  calls.length = 0
  for (const text of ['bob', '', secondAddress.slice(0, -1)]) {
    expect(await resolveRecipient(kit, { text })).toBeNull()
  }
  expect(calls).toEqual([])
})
