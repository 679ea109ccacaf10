import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../test/testPage.test.helper.ts'
import { readAccountType, storeAccountType } from './storedAccountTypes.ts'

const key = '@appkit/preferred_account_types'

it('kinds of account are kept by family, beside those of AppKit', () => {
  const storage = createMemoryStorage({ [key]: '{"eip155":"smartAccount","bip122":"payment"}' })
  expect(readAccountType(storage, 'eip155')).toBe('smartAccount')
  expect(readAccountType(storage, 'bip122')).toBeUndefined()
  storeAccountType(storage, 'eip155', 'eoa')
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({ bip122: 'payment', eip155: 'eoa' })
  storeAccountType(storage, 'eip155', undefined)
  expect(storage.getItem(key)).toBe('{"bip122":"payment"}')
  storeAccountType(storage, 'bip122', undefined)
  expect(storage.getItem(key)).toBeNull()
})

// T25
it.each(['', 'eoa', 'null', '"eoa"', '["eoa"]', '{"eip155":{}}', '{"__proto__":"eoa","toString":"eoa"}'])(
  'a stored %s says nothing, and is replaced',
  (value) => {
    const storage = createMemoryStorage({ [key]: value })
    expect(readAccountType(storage, 'eip155')).toBeUndefined()
    expect(readAccountType(storage, 'toString' as never)).toBeUndefined()
    storeAccountType(storage, 'eip155', 'smartAccount')
    expect(storage.getItem(key)).toBe('{"eip155":"smartAccount"}')
  },
)
