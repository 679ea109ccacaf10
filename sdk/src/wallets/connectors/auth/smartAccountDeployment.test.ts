// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { ethereum, firstAddress, polygon, settle } from '../../../test/testPage.test.helper.ts'
import { switchNetwork } from '../../connection/switchNetwork.ts'
import { connectedKit } from './scriptedFrame.test.helper.ts'
import { refuse, smartAddress, smartFrame } from './smartFrame.test.helper.ts'

describe('whether the smart account is deployed', () => {
  const isDeployed = (kit: AppKit) => kit.getAccount().embeddedWalletInfo?.isSmartAccountDeployed

  it('is asked on each network', async () => {
    const frame = smartFrame([1, 137])
    const { kit, handlers } = await connectedKit({}, frame)
    expect(handlers.initSmartAccount).not.toHaveBeenCalled()
    handlers.initSmartAccount.mockResolvedValue({ address: smartAddress, isDeployed: true })
    await switchNetwork(kit, { network: polygon })
    await vi.waitFor(() => expect(isDeployed(kit)).toBe(true))
    handlers.initSmartAccount.mockResolvedValue({ address: smartAddress, isDeployed: false })
    await switchNetwork(kit, { network: ethereum })
    expect(isDeployed(kit)).toBe(false)
    await vi.waitFor(() => expect(handlers.initSmartAccount).toHaveBeenCalledTimes(2))
    await settle()
    expect(isDeployed(kit)).toBe(false)
  })

  it('is asked after a transaction', async () => {
    const hash = `0x${'cd'.repeat(32)}`
    const { kit, handlers } = await connectedKit({}, { ...smartFrame(), rpcRequest: async () => hash })
    handlers.initSmartAccount.mockResolvedValue({ address: smartAddress, isDeployed: true })
    const transaction = { from: smartAddress, to: firstAddress, value: '0x0' }
    await kit
      .getProvider('eip155')
      ?.request({ method: 'eth_sendTransaction', params: [transaction] as never })
    await vi.waitFor(() => expect(isDeployed(kit)).toBe(true))
  })

  it.each([
    ['of a stranger’s account', async () => ({ address: firstAddress, isDeployed: true })],
    ['of a frame that says nothing', async () => undefined],
    ['of a frame that refuses', refuse],
  ])('is not taken over from an answer %s', async (_, initSmartAccount) => {
    const { kit, handlers } = await connectedKit({}, {
      ...smartFrame([1, 137]),
      initSmartAccount,
    } as ReturnType<typeof smartFrame>)
    await switchNetwork(kit, { network: polygon })
    await vi.waitFor(() => expect(handlers.initSmartAccount).toHaveBeenCalledOnce())
    await settle()
    expect(isDeployed(kit)).toBe(false)
  })
})
