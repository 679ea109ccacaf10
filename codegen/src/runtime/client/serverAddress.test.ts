import { expect, test } from 'vitest'
import { serverAddress } from './serverAddress.ts'

const template = 'https://{region}.example/{toString}/{unknown}'
const defaults = { region: 'eu', toString: 'v1' } as unknown as Record<string, string>

test('fills in given values, else defaults of the contract, and no inherited properties', () => {
  expect(serverAddress(template, defaults)).toBe('https://eu.example/v1/{unknown}')
  expect(serverAddress(template, defaults, { region: 'us', toString: undefined })).toBe(
    'https://us.example/v1/{unknown}',
  )
  expect(serverAddress('/{constructor}', {}, {})).toBe('/{constructor}')
})
