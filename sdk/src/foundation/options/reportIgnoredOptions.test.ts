// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { CreateAppKitOptions } from '../../kit/CreateAppKitOptions.ts'
import { createTestKit } from '../../test/testPage.test.helper.ts'
import { findIgnoredOptions } from './findIgnoredOptions.ts'
import { reportOptions } from './reportOptions.ts'

const asked = {
  coinbasePreference: 'smartWalletOnly',
  defaultAccountTypes: { bip122: 'ordinal' },
  enableBaseAccount: true,
  enableCoinbase: true,
  showWallets: true,
  features: {
    analytics: true,
    headless: true,
    pay: true,
    reownAuthentication: true,
  },
} as const satisfies Partial<CreateAppKitOptions>

/** Values that ask for nothing that the kit does not have. */
const satisfied = {
  coinbasePreference: 'all',
  defaultAccountTypes: { eip155: 'smartAccount', solana: 'eoa', bip122: 'payment' },
  enableAuthLogger: true,
  enableBaseAccount: false,
  enableCoinbase: false,
  enableMobileFullScreen: true,
  experimental_preferUniversalLinks: true,
  showWallets: false,
  features: {
    analytics: false,
    collapseWallets: true,
    connectMethodsOrder: ['wallet'],
    email: true,
    emailShowWallets: false,
    history: true,
    legalCheckbox: true,
    onramp: true,
    receive: true,
    send: true,
    smartSessions: true,
    socials: ['google'],
    swaps: true,
    walletFeaturesOrder: ['send'],
  },
} as const satisfies Partial<CreateAppKitOptions>

const namesOf = (options: Parameters<typeof findIgnoredOptions>[0]) =>
  findIgnoredOptions(options).map(({ name }) => name)

describe('options without effect', () => {
  it('are those that ask for what the kit does not have', () => {
    const { features, ...options } = asked
    const names = [...Object.keys(options), ...Object.keys(features).map((name) => `features.${name}`)]
    expect(namesOf(asked)).toEqual(names)
    expect(namesOf(satisfied)).toEqual([])
    expect(namesOf({ ...asked, features: { pay: false }, coinbasePreference: undefined })).toEqual(
      expect.not.arrayContaining(['coinbasePreference', 'features.pay']),
    )
  })

  it('are one warning that says what happens instead', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    reportOptions(createTestKit(asked)._internal)
    expect(warned).toHaveBeenCalledOnce()
    const [, text] = warned.mock.calls[0] ?? []
    for (const name of namesOf(asked)) expect(text).toContain(`\n- ${name}: `)
  })

  it('are reported when they are set later, each once, before or after the report', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const kit = createTestKit({ features: { headless: true } })
    kit.updateFeatures({ pay: true })
    reportOptions(kit._internal)
    kit.updateFeatures({ headless: false })
    kit.updateFeatures({ headless: true, send: false, reownAuthentication: true })
    kit.updateOptions({ debug: false })
    expect(warned.mock.calls.map(([, text]) => text)).toEqual([
      expect.stringMatching(/^\n- features\.headless: [^\n]*$/),
      expect.stringMatching(/^\n- features\.pay: [^\n]*$/),
      expect.stringMatching(/^\n- features\.reownAuthentication: [^\n]*$/),
    ])
  })

  it('are no warning where nothing is asked for', () => {
    const warned = vi.spyOn(console, 'warn')
    const kit = createTestKit(satisfied)
    reportOptions(kit._internal)
    kit.updateFeatures({ analytics: false })
    kit.destroy()
    expect(warned).not.toHaveBeenCalled()
  })
})
