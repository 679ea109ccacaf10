import { readdirSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatPlain, type PartValues } from '../../foundation/messages/formatPlain.ts'
import { createIcuFormatter } from '../../foundation/messages/icuMessages.ts'
import { english } from '../../test/english.ts'
import { viewRegistry } from '../viewRegistry.ts'
import { buttonLabels } from './buttonLabels.ts'
import type { Language } from './Language.ts'
import { languages } from './languages.ts'

type Sets = Readonly<Record<string, Readonly<Record<string, string>>>>

let all: readonly (readonly [locale: string, sets: Sets])[]

beforeAll(async () => {
  const loaded = Object.entries(languages).map(async ([locale, load]): Promise<[string, Sets]> => {
    return [locale, (await load()).language as Language & Sets]
  })
  all = [['en', english as Language & Sets], ...(await Promise.all(loaded))]
})

/** Every message of every language, with what it is called in failures and its English. */
function eachMessage() {
  return all.flatMap(([locale, sets]) =>
    Object.entries(sets).flatMap(([set, messages]) =>
      Object.entries(messages).map(([key, text]) => ({
        locale,
        name: `${locale} ${set} ${key}`,
        text,
        source: (english as Language & Sets)[set]?.[key] ?? '',
      })),
    ),
  )
}

type Elements = ReturnType<IntlMessageFormat['getAst']>

/** Names of the arguments and tags of a message, at any depth. */
function valueNames(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if ('children' in element) return [`<${element.value}>`, ...valueNames(element.children)]
    if ('options' in element) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => valueNames(value))]
    }
    // The `#` of a plural has no value. Type 0 is a literal; the enum is internal to the library.
    return 'value' in element && element.type !== 0 ? [element.value] : []
  })
}

const parse = (text: string) => new IntlMessageFormat(text, 'en').getAst()
const namesOf = (text: string) => [...new Set(valueNames(parse(text)))].sort()

describe('every language', () => {
  it('calls kinds of networks by names that visitors know', () => {
    for (const { name, text } of eachMessage()) expect(text, name).not.toMatch(/\bEVM\b/)
  })

  it('tells social networks from networks', () => {
    for (const [locale, { connectingMultiChain, login }] of all)
      expect(login?.socialsTitle, locale).not.toBe(connectingMultiChain?.all)
  })

  it('calls what a network takes alike in a request and where one sends or swaps', () => {
    for (const [locale, { approval, sending, swapping }] of all) {
      expect(approval?.fee, locale).toBe(sending?.fee)
      expect(approval?.feeAbout, locale).toBe(swapping?.fee)
    }
  })

  it('begins the label of an unsupported network with a capital letter', () => {
    for (const [locale, { unsupportedChain }] of all)
      expect(unsupportedChain?.unsupported, locale).toMatch(/^\P{Ll}/u)
  })

  it('has labels of the buttons', () => {
    expect(Object.keys(languages)).toEqual(Object.keys(buttonLabels))
  })

  it('has a message without stray spaces for every key', () => {
    for (const { name, text } of eachMessage()) {
      expect(text.trim(), name).toBe(text)
      expect(text.length, name).toBeGreaterThan(0)
    }
  })

  it('uses the keys and values of English', () => {
    for (const [locale, sets] of all) {
      expect(Object.keys(sets).sort(), locale).toEqual(Object.keys(english).sort())
      for (const [set, messages] of Object.entries(english)) {
        expect(Object.keys(sets[set] ?? {}).sort(), `${locale} ${set}`).toEqual(Object.keys(messages).sort())
      }
    }
    for (const { name, text, source } of eachMessage()) expect(namesOf(text), name).toEqual(namesOf(source))
  })

  it('has each form that its plurals need', () => {
    for (const { locale, name, text } of eachMessage()) {
      for (const element of parse(text)) {
        if (!('pluralType' in element)) continue
        const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
        // Fractions of a wallet and millions of them are never counted.
        const counted = forms.filter((form) =>
          [0, 1, 2, 3, 5, 11, 100].some((n) => new Intl.PluralRules(locale).select(n) === form),
        )
        const present = Object.keys(element.options)
        for (const form of counted)
          expect([...present, ...(present.includes('=0') ? ['zero'] : [])], name).toContain(form)
      }
    }
  })

  it('translates', () => {
    for (const [locale] of all.slice(1)) {
      const same = eachMessage().filter(
        ({ locale: own, text, source }) => own === locale && text === source && !/^[\w {}]{1,15}$/.test(text),
      )
      expect(same, locale).toEqual([])
    }
  })

  it('uses nothing in a plain message that the ICU formatter would read otherwise', () => {
    const formatIcu = createIcuFormatter('en')
    for (const { name, text } of eachMessage()) {
      if (text.includes(', plural,')) continue
      const values: PartValues = Object.fromEntries(
        namesOf(text).map((value) =>
          value.startsWith('<')
            ? [value.slice(1, -1), (parts: readonly ReactNode[]) => `[${parts.join('')}]`]
            : [value, 'a value'],
        ),
      )
      expect(formatPlain(text, values).join(''), name).toBe(formatIcu(text, values).join(''))
    }
  })
})

const buyingViews = ['BuyInProgress', 'OnRampActivity', 'OnRampFiatSelect', 'OnRampTokenSelect', 'WhatIsABuy']

const loginViews = [
  'ConnectingFarcaster',
  'ConnectingSocial',
  'ConnectSocials',
  'EmailLogin',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpdateEmailWallet',
  'UpgradeEmailWallet',
]

it('finds the messages of every view', () => {
  // Views that send share a set, and so do views that swap, buy, log in or are about names, an NFT
  // with the tab, and ways to add funds with the account.
  const sharing = [
    'WalletSendPreview',
    'WalletSendSelectToken',
    'SwapPreview',
    'SwapSelectToken',
    ...buyingViews,
    ...loginViews,
    'ChooseAccountName',
    'FundWallet',
    'RegisterAccountNameSuccess',
    'NftDetails',
  ]
  const views = Object.keys(viewRegistry).filter((name) => !sharing.includes(name))
  expect(Object.keys(english).length).toBeGreaterThanOrEqual(views.length)
})

it('every set of messages has its name in each language', () => {
  const sources = new URL('../../', import.meta.url)
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /Messages\.ts$|\/messages\/.*\.ts$/.test(file),
  )
  const names = files.flatMap((file) =>
    [...readFileSync(new URL(file, sources), 'utf8').matchAll(/= (?:plain|icu)Messages\(\s*'(\w+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(english).toSorted())
})
