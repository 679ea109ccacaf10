// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createTestKit, createTestWallet, getOwnProvider, polygon } from '../test/testPage.test.helper.ts'
import { connect } from '../wallets/connection/connect.ts'

const connectorId = 'test.wallet'

describe('the instance', () => {
  it('has the wallet of the active namespace: getWalletProvider, getWalletProviderType', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    expect(kit.getWalletProvider()).toBeUndefined()
    await connect(kit, { connectorId })
    expect(kit.getWalletProvider()).toBe(kit.getProvider('eip155'))
    expect(getOwnProvider(kit, 'eip155')).toBe(wallet.provider)
    expect(kit.getWalletProviderType()).toBe('ANNOUNCED')
  })

  it('changes options at run time: updateOptions, updateFeatures, setTermsConditionsUrl, setPrivacyPolicyUrl', () => {
    const kit = createTestKit({ features: { send: false } })
    kit.updateOptions({ allWallets: 'HIDE', debug: undefined } as never)
    kit.updateFeatures({ history: false })
    kit.setTermsConditionsUrl('https://app.example/terms')
    kit.setPrivacyPolicyUrl('https://app.example/privacy')
    expect(kit.options).toMatchObject({
      allWallets: 'HIDE',
      debug: true,
      features: { send: false, history: false, receive: true },
      termsConditionsUrl: 'https://app.example/terms',
      privacyPolicyUrl: 'https://app.example/privacy',
    })
  })

  it('changes features among other options, and keeps the rest of both: updateOptions', () => {
    const kit = createTestKit({ features: { send: false } })
    const tokens = { 1: { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' } }
    kit.updateOptions({
      features: { swaps: false },
      tokens,
      defaultAccountTypes: { eip155: 'eoa' },
      experimental_preferUniversalLinks: true,
    })
    expect(kit.options.features).toMatchObject({ send: false, swaps: false, receive: true })
    kit.updateOptions({ debug: false })
    expect(kit.options).toMatchObject({ tokens, debug: false, features: { swaps: false, history: true } })
    expect(kit.getPreferredAccountType()).toBe('eoa')
  })

  it('merges theme variables: getThemeVariables, setThemeVariables, subscribeTheme', () => {
    const kit = createTestKit({ themeVariables: { '--w3m-z-index': 5 } })
    const callback = vi.fn()
    const stop = kit.subscribeTheme(callback)
    kit.setThemeVariables({ '--apkt-accent': '#fff' })
    expect(kit.getThemeVariables()).toEqual({ '--w3m-z-index': 5, '--apkt-accent': '#fff' })
    kit.setThemeMode('light')
    expect(callback.mock.lastCall?.[0]).toMatchObject({ themeMode: 'light' })
    stop()
    kit.setThemeMode('dark')
    expect(callback).toHaveBeenCalledTimes(2)
  })

  it('opens at the code with `basic`', async () => {
    const kit = createTestKit({ basic: true })
    await kit.open()
    expect(kit.stores.modal.getState().view).toBe('ConnectingWalletConnectBasic')
  })

  it.each([true, false])('opens while connected, unless it is `basic`: %s', async (basic) => {
    createTestWallet()
    const kit = createTestKit({ basic })
    await connect(kit, { connectorId: 'test.wallet' })
    await kit.open()
    await kit.open({ view: 'Networks' })
    expect(kit.isOpen()).toBe(!basic)
  })

  it('reports networks: subscribeNetwork, subscribeCaipNetworkChange', async () => {
    const kit = createTestKit()
    const [network, caip] = [vi.fn(), vi.fn()]
    const stops = [kit.subscribeNetwork(network), kit.subscribeCaipNetworkChange(caip)]
    await kit.switchNetwork(polygon)
    expect(network).toHaveBeenCalledWith(expect.objectContaining({ chainId: 137, isSupported: true }))
    expect(caip).toHaveBeenCalledWith(expect.objectContaining({ caipNetworkId: 'eip155:137' }))
    for (const stop of stops) stop()
    await kit.switchNetwork({ id: 1 } as never)
    expect(caip).toHaveBeenCalledOnce()
  })

  it('reports wallets: subscribeWalletInfo, subscribeProviders', async () => {
    createTestWallet()
    const kit = createTestKit()
    const [info, providers] = [vi.fn(), vi.fn()]
    const stops = [kit.subscribeWalletInfo(info), kit.subscribeProviders(providers)]
    await connect(kit, { connectorId })
    expect(info).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Test Wallet', rdns: connectorId }))
    expect(providers).toHaveBeenLastCalledWith({ eip155: kit.getProvider('eip155') })
    await kit.disconnect()
    expect(info).toHaveBeenLastCalledWith(undefined)
    expect(providers).toHaveBeenLastCalledWith({})
    for (const stop of stops) stop()
  })
})
