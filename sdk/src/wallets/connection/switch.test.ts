// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  createTestKit,
  createTestWallet,
  ethereum,
  polygon,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import { connect } from './connect.ts'
import { switchNetwork } from './switchNetwork.ts'

const gnosis = { ...polygon, id: 100, name: 'Gnosis' }
const networks = [ethereum, polygon, gnosis] as const
const [, , solana] = twoFamilies.networks
const chains = Object.fromEntries(networks.map(({ id, rpcUrls }) => [id, rpcUrls.default.http[0]]))

/** A connected wallet whose prompts to switch stay open until the test answers them, in any order. */
async function connectWithPrompts() {
  const wallet = createTestWallet({ chains, announced: false })
  const withdraw = announceWallet(wallet)
  onTestFinished(withdraw)
  const { provider } = wallet
  const kit = createTestKit({ networks: [...networks, solana] })
  await connect(kit, { connectorId: 'test.wallet' })
  const prompts: ((answer: 'agree' | 'decline' | 'ignore') => void)[] = []
  const { request } = provider
  provider.request = async (args) => {
    if (args.method !== 'wallet_switchEthereumChain') return request(args)
    const answer = await new Promise((resolve) => prompts.push(resolve))
    if (answer === 'decline') throw { code: 4001, message: 'User rejected the request.' }
    if (answer === 'ignore') return null
    return request(args)
  }
  return {
    kit,
    prompts,
    withdraw,
    async request(network: (typeof networks)[number] | typeof solana) {
      await switchNetwork(kit, { network })
      return network.id
    },
    getWalletChain: async () => Number(await request({ method: 'eth_chainId' })),
  }
}

describe('several network changes at a time', () => {
  it('leave the one that was requested last, and the earlier one says why', async () => {
    const { kit, prompts, request } = await connectWithPrompts()
    const earlier = request(polygon)
    const later = request(gnosis)
    await settle()
    prompts[1]?.('agree')
    await expect(later).resolves.toBe(100)
    await expect(earlier).rejects.toMatchObject({
      code: 'NETWORK_SWITCH_SUPERSEDED',
      message: 'Another network was requested in the meantime.',
    })
    expect(kit.getChainId()).toBe(100)
  })

  it('do not blame the network for a wallet that has moved on', async () => {
    const { kit, prompts, request } = await connectWithPrompts()
    const calls = Promise.allSettled([request(polygon), request(gnosis)])
    await settle()
    for (const answer of prompts) answer('agree')
    const outcomes = await calls
    expect(outcomes).toMatchObject([{ reason: { code: 'NETWORK_SWITCH_SUPERSEDED' } }, { value: 100 }])
    expect(kit.getChainId()).toBe(100)
  })

  it('ask again where an earlier one, agreed to just after the last one, took the wallet away', async () => {
    const { kit, prompts, request, getWalletChain } = await connectWithPrompts()
    const calls = Promise.allSettled([request(polygon), request(gnosis)])
    await settle()
    prompts[1]?.('agree')
    prompts[0]?.('agree')
    await settle()
    prompts[2]?.('agree')
    const [, last] = await calls
    expect(last).toEqual({ status: 'fulfilled', value: 100 })
    expect(kit.getChainId()).toBe(100)
    expect(await getWalletChain()).toBe(100)
  })

  it('do not ask again for a network that does not count any more', async () => {
    const { prompts, request } = await connectWithPrompts()
    const calls = Promise.allSettled([request(polygon), request(gnosis), request(ethereum)])
    await settle()
    prompts[1]?.('agree')
    prompts[0]?.('agree')
    await settle()
    expect(prompts).toHaveLength(3)
    prompts[2]?.('agree')
    const outcomes = await calls
    expect(outcomes).toMatchObject([
      { value: 137 },
      { reason: { code: 'NETWORK_SWITCH_SUPERSEDED' } },
      { value: 1 },
    ])
  })

  it('ask once where the wallet has agreed, and has stayed where it was', async () => {
    const { prompts, request } = await connectWithPrompts()
    const call = request(polygon)
    await settle()
    prompts[0]?.('ignore')
    await expect(call).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(prompts).toHaveLength(1)
  })

  it('go on with the earlier one where the wallet declines the later one', async () => {
    const { kit, prompts, request } = await connectWithPrompts()
    const earlier = request(polygon)
    const later = request(gnosis)
    await settle()
    prompts[1]?.('decline')
    await expect(later).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(kit.stores.networks.getState()).toMatchObject({ switching: 'eip155:137' })
    prompts[0]?.('agree')
    await expect(earlier).resolves.toBe(137)
    expect(kit.getChainId()).toBe(137)
  })

  it('end with a network of another family, which no wallet is asked about', async () => {
    const { kit, prompts, request } = await connectWithPrompts()
    const earlier = request(polygon)
    await settle()
    await request(solana)
    await expect(earlier).rejects.toMatchObject({ code: 'NETWORK_SWITCH_SUPERSEDED' })
    expect(kit.stores.networks.getState()).not.toHaveProperty('switching')
    prompts[0]?.('agree')
    await settle()
    expect(kit.getActiveChainNamespace()).toBe('solana')
  })

  it('ask again for a network that another request came after', async () => {
    const { kit, prompts, request } = await connectWithPrompts()
    const calls = Promise.allSettled([request(polygon), request(gnosis), request(polygon)])
    await settle()
    for (const answer of prompts) {
      answer('agree')
      await settle()
    }
    expect((await calls).at(-1)).toEqual({ status: 'fulfilled', value: 137 })
    expect(kit.getChainId()).toBe(137)
  })

  it('end where the wallet is, with a true reason each, in any order of requests and answers', async () => {
    const step = fc.oneof(
      fc.record({ request: fc.constantFrom(...networks) }),
      fc.record({
        prompt: fc.nat({ max: 5 }),
        answer: fc.constantFrom('agree' as const, 'decline' as const),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 14 }), async (steps) => {
        const { kit, prompts, request, getWalletChain, withdraw } = await connectWithPrompts()
        const calls: Promise<number | string>[] = []
        for (const [one, isSettled] of steps) {
          if ('request' in one) {
            const call = request(one.request)
            call.catch(() => undefined)
            calls.push(call)
          } else prompts.splice(one.prompt, 1)[0]?.(one.answer)
          if (isSettled) await settle()
        }
        await settle()
        for (const answer of prompts) {
          answer('agree')
          await settle()
        }
        const outcomes = await Promise.allSettled(calls)
        const reasons = outcomes.map((outcome) =>
          outcome.status === 'rejected' ? outcome.reason.code : 'done',
        )
        expect(['done', 'NETWORK_SWITCH_SUPERSEDED', 'USER_REJECTED']).toEqual(
          expect.arrayContaining(reasons),
        )
        expect(reasons.at(-1)).not.toBe('NETWORK_SWITCH_SUPERSEDED')
        expect(kit.getChainId()).toBe(await getWalletChain())
        expect(kit.stores.networks.getState()).not.toHaveProperty('switching')
        kit.destroy()
        withdraw()
      }),
      { numRuns: 60 },
    )
  })
})
