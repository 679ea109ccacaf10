import { IntlMessageFormat } from 'intl-messageformat'
import { expect, it, vi } from 'vitest'
import { createMessageCatalog } from './createMessageCatalog.ts'
import { createIcuFormatter, icuMessages } from './icuMessages.ts'

const set = icuMessages('shell', {
  found: '{count, plural, =0 {Nothing found} one {# wallet found} other {# wallets found}}',
  state: '{state, select, on {Enabled by {name}} other {Disabled}}',
  linked: '{count, plural, one {<link># wallet</link>} other {<link># wallets</link>}} in {place}',
})
const message = createMessageCatalog('en').get(set)

it('formats plurals and numbers in the rules of the locale', () => {
  expect(message('found', { count: 0 })).toBe('Nothing found')
  expect(message('found', { count: 1 })).toBe('1 wallet found')
  expect(message('found', { count: 1_234 })).toBe('1,234 wallets found')
})

it('formats selects with arguments inside', () => {
  expect(message('state', { state: 'on', name: 'Ada' })).toBe('Enabled by Ada')
  expect(message('state', { state: 'off', name: 'Ada' })).toBe('Disabled')
})

it('marks parts inside of a plural', () => {
  const link = (text: unknown) => `[${text}]`
  expect(message('linked', { count: 2, link, place: 'the list' })).toBe('[2 wallets] in the list')
})

it.each([
  ['All wallets', {}, 'All wallets'],
  ['See {name}, {name}', { name: 'Ada' }, 'See Ada, Ada'],
  ['See { count , number }', { count: 1_234 }, 'See 1,234'],
  ["It's '{name}'", { name: 'Ada' }, "It's {name}"],
])('formats %j like the parser', (text, values, expected) => {
  expect(createIcuFormatter('en')(text, values).join('')).toBe(expected)
  expect(new IntlMessageFormat(text, 'en').format(values)).toBe(expected)
})

it('loads no table of locales for a message without a plural', () => {
  const table = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
  createIcuFormatter('en')('All {name}', { name: 'wallets' })
  expect(table).not.toHaveBeenCalled()
  createIcuFormatter('en')('{count, plural, other {# wallets}}', { count: 2 })
  expect(table).toHaveBeenCalled()
})

it('checks keys and values when it is compiled', () => {
  function check() {
    // @ts-expect-error: no such message
    message('lost')
    // @ts-expect-error: a value is missing
    message('found')
    // @ts-expect-error: a plural counts
    message('found', { count: 'two' })
    // @ts-expect-error: a value inside of a case is missing
    message('state', { state: 'on' })
    // @ts-expect-error: a tag is missing
    message('linked', { count: 2, place: 'the list' })
    // @ts-expect-error: no such value
    message('found', { count: 2, place: 'the list' })
  }
  expect(check).toBeInstanceOf(Function)
})
