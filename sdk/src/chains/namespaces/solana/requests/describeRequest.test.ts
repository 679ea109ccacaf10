// @vitest-environment happy-dom
import { getBase58Encoder } from '@solana/codecs'
import { expect, it } from 'vitest'
import { type NodeReply, onReplyingNode } from '../../../../test/replyingNode.test.helper.ts'
import { createTestKit, firstSolanaAddress } from '../../../../test/testPage.test.helper.ts'
import { solana } from '../networks/solana.ts'
import { describeRequest } from './describeRequest.ts'

const node = 'http://localhost:3000/node/solana'

/** The message of a legacy transaction without instructions. */
const message = Uint8Array.of(
  1,
  0,
  0,
  1,
  ...getBase58Encoder().encode(firstSolanaAddress),
  ...new Uint8Array(32),
  0,
)
const transaction = Uint8Array.of(1, ...new Uint8Array(64), ...message)

/** Describes inputs of a feature, beside a node that replies so about fees. */
async function describeInputs(
  replies: readonly NodeReply[],
  inputs: readonly object[],
  method = 'signTransaction',
) {
  const getGenesisHash = [{ result: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' }]
  const { named } = onReplyingNode(node, { getGenesisHash, getFeeForMessage: replies })
  const kit = createTestKit({ networks: [{ ...solana, rpcUrls: { default: { http: [node] } } }] })
  const { active: network } = kit.stores.networks.getState()
  const { signal } = new AbortController()
  const request = { method: `solana:${method}`, params: inputs }
  const { fee } = await describeRequest(kit, request, {
    address: firstSolanaAddress,
    network,
    signal,
  })
  return { fee, asked: named('getFeeForMessage').map(({ params }) => params?.[0]) }
}

const fee = (value: number | null): NodeReply => ({ result: { value } })

it('asks what the very message costs', async () => {
  expect(await describeInputs([fee(5_000)], [{ transaction }], 'signAndSendTransaction')).toEqual({
    fee: 5_000n,
    asked: [btoa(String.fromCharCode(...message))],
  })
})

it('adds up what several transactions cost', async () => {
  const inputs = [{ transaction }, { transaction, chain: 'solana:mainnet' }]
  expect(await describeInputs([fee(5_000), fee(7_000)], inputs)).toMatchObject({ fee: 12_000n })
})

it.each<[string, readonly NodeReply[], object, string?]>([
  ['a message', [], { message: transaction }, 'signMessage'],
  ['bytes that are no transaction', [fee(5_000)], { transaction: Uint8Array.of(1, 2, 3) }],
  ['what is no bytes', [fee(5_000)], { transaction: 'text' }],
  ['another network, which this node does not know', [fee(5_000)], { transaction, chain: 'solana:devnet' }],
  ['a blockhash that the node does not know any more', [fee(null)], { transaction }],
  ['a node that is down', [503], { transaction }],
])('states no fee for %s', async (_name, replies, input, method) => {
  expect((await describeInputs(replies, [input], method)).fee).toBeUndefined()
})

it('states no fee where one of several is unknown', async () => {
  expect(
    (await describeInputs([fee(5_000), fee(null)], [{ transaction }, { transaction }])).fee,
  ).toBeUndefined()
})
