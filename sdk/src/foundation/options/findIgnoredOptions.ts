import type { OptionData } from './OptionData.ts'

type GivenFeatures = NonNullable<OptionData['features']>

/** Options of AppKit without an effect here, each with the values that ask for it and what happens instead. */
const ignoredOptions: {
  readonly [Name in keyof OptionData]?: readonly [
    asksForIt: (value: NonNullable<OptionData[Name]>) => boolean,
    instead: string,
  ]
} = {
  coinbasePreference: [(value) => value !== 'all', 'there is no connector for the Coinbase SDK.'],
  defaultAccountTypes: [
    ({ bip122 = 'payment' }) => bip122 !== 'payment',
    'e-mail and social logins have no Bitcoin accounts, and wallets decide what they share.',
  ],
  enableBaseAccount: [
    isTrue,
    'there is no connector for its SDK; Base is listed like every wallet of the directory.',
  ],
  enableCoinbase: [
    isTrue,
    'there is no connector for its SDK; the extension is listed when it is installed, and the app can be paired.',
  ],
  showWallets: [isTrue, 'wallets are listed unless `enableWallets` is false.'],
}

/** Features of AppKit without an effect here, of either default, for values that ask for it. */
const ignoredFeatures: {
  readonly [Name in keyof GivenFeatures]?: readonly [
    asksForIt: (value: NonNullable<GivenFeatures[Name]>) => boolean,
    instead: string,
  ]
} = {
  analytics: [isTrue, 'events go to subscribers of this page only.'],
  headless: [isTrue, 'a kit without a modal is `createAppKit` of @wallet-kit/sdk.'],
  pay: [isTrue, 'it does not exist yet, so the modal does not show it.'],
  reownAuthentication: [isTrue, 'pass `siwx`, for example `authSession()` with a server of your own.'],
}

function isTrue(value: boolean): boolean {
  return value
}

/** An option that has no effect here. */
export interface IgnoredOption {
  readonly name: string
  /** The consequence, as the rest of a sentence. */
  readonly instead: string
}

/** Options that the host app has set to something that the kit does not have. */
export function findIgnoredOptions({ features, ...options }: Partial<OptionData>): readonly IgnoredOption[] {
  // Analytics has an effect where there is a service for it.
  const asked = { ...features, ...(options.services?.analytics && { analytics: undefined }) }
  return [
    ...findIn(options, ignoredOptions),
    ...findIn(asked, ignoredFeatures).map(({ name, instead }) => ({
      name: `features.${name}`,
      instead,
    })),
  ]
}

function findIn(
  given: object,
  ignored: Readonly<Record<string, readonly [asksForIt: (value: never) => boolean, instead: string]>>,
): readonly IgnoredOption[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const [asksForIt, instead] = ignored[name] ?? []
    if (value === undefined || !asksForIt || !instead) return []
    return asksForIt(value as never) ? [{ name, instead }] : []
  })
}
