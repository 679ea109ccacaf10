import { IntlMessageFormat } from 'intl-messageformat'
import type { ReactNode } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { viewRegistry } from '../modal/views/viewRegistry.ts'
import { formatPlain, type PartValues } from './formatPlain.ts'
import { createIcuFormatter } from './icuMessages.ts'
import type { MessageSet } from './MessageSet.ts'
import { shellMessages } from './shell/shellMessages.ts'

/** One locale's texts of one set. */
interface Texts {
  readonly name: string
  readonly set: MessageSet
  readonly messages: Readonly<Record<string, string>>
}

let all: readonly Texts[]

beforeAll(async () => {
  const views = Object.entries(viewRegistry).map(
    async ([view, load]) => [view, (await load()).messages] as const,
  )
  const sets: readonly (readonly [string, readonly MessageSet[]])[] = [
    ['shell', [shellMessages]],
    ...(await Promise.all(views)),
  ]
  const texts = sets.flatMap(([name, viewSets]) =>
    viewSets.map(async (set) => [
      { name: `${name} en`, set, messages: set.english },
      ...(await Promise.all(
        Object.entries(set.translations).map(async ([locale, load]) => ({
          name: `${name} ${locale}`,
          set,
          messages: (await load()).messages,
        })),
      )),
    ]),
  )
  all = (await Promise.all(texts)).flat()
})

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

const namesOf = (text: string) => [...new Set(valueNames(new IntlMessageFormat(text, 'en').getAst()))].sort()

it('finds the messages of every view', () => {
  expect(all.length).toBeGreaterThan(Object.keys(viewRegistry).length)
})

it('has a text without stray spaces for every key', () => {
  for (const { name, messages } of all) {
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim(), `${name} ${key}`).toBe(text)
      expect(text.length, `${name} ${key}`).toBeGreaterThan(0)
    }
  }
})

it('uses the same keys and values in every locale', () => {
  for (const { name, set, messages } of all) {
    expect(Object.keys(messages).sort(), name).toEqual(Object.keys(set.english).sort())
    for (const [key, text] of Object.entries(messages)) {
      expect(namesOf(text), `${name} ${key}`).toEqual(namesOf(set.english[key] ?? ''))
    }
  }
})

it('has the same locales in every set', () => {
  const locales = Object.keys(shellMessages.translations)
  for (const { name, set } of all) expect(Object.keys(set.translations), name).toEqual(locales)
})

it('uses nothing in a plain set that the ICU formatter would read otherwise', () => {
  const formatIcu = createIcuFormatter('en')
  for (const { name, set, messages } of all) {
    if (set.createFormatter('en') !== formatPlain) continue
    for (const [key, text] of Object.entries(messages)) {
      const values: PartValues = Object.fromEntries(
        namesOf(text).map((value) =>
          value.startsWith('<')
            ? [value.slice(1, -1), (parts: readonly ReactNode[]) => `[${parts.join('')}]`]
            : [value, 'a value'],
        ),
      )
      expect(formatPlain(text, values).join(''), `${name} ${key}`).toBe(formatIcu(text, values).join(''))
    }
  }
})
