// @vitest-environment happy-dom
import { connect } from '@wallet-kit/sdk/actions'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubNode } from '../../test/stubNode.ts'
import { networks, solana, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import { isKitUnsupported } from './isUnsupported.ts'

const [ethereum] = networks

beforeEach(() => {
  stubNode()
})

describe('whether a namespace is on a network that is not offered', () => {
  it.each(['eip155', 'solana'] as const)('while %s is the active one', async (active) => {
    const wallet = testWallet()
    const kit = testKit({ wallets: [wallet], networks: [ethereum, solana] })
    await connect(kit, { connectorId: 'com.example.test' })
    if (active === 'solana') await kit.switchNetwork(solana)
    expect(kit.getActiveChainNamespace()).toBe(active)
    expect(isKitUnsupported(kit, 'eip155')).toBe(false)
    wallet.changeChain(137)
    await expect.poll(() => isKitUnsupported(kit, 'eip155')).toBe(true)
    expect(isKitUnsupported(kit, 'solana')).toBe(false)
    expect(isKitUnsupported(kit)).toBe(active === 'eip155')
    kit.updateOptions({ allowUnsupportedChain: true })
    expect(isKitUnsupported(kit, 'eip155')).toBe(false)
  })
})
