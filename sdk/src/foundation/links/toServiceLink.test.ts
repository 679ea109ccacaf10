import { expect, it } from 'vitest'
import { toServiceLink } from './toAppLink.ts'

const origins = ['https://pay.example', 'http://localhost:3000']

it.each(['https://pay.example/buy?a=1', 'http://localhost:3000/buy'])(
  '%s is a page of the service',
  (address) => {
    expect(toServiceLink(address, origins)?.href).toBe(address)
  },
)

// T12, T13, T30
it.each([
  'https://evil.example/',
  'http://pay.example/',
  'https://pay.example.evil.example/',
  'https://user@pay.example/',
  'https://:secret@pay.example/',
  'https:///pay.example/',
  'https:///pay.example/?u=https://a',
  'https://pay.example/a b',
  'https://pay.example\\@evil.example/',
  'blob:https://pay.example/1',
  'javascript:alert(1)//https://pay.example',
  '//pay.example/',
])('%j is not', (address) => {
  expect(toServiceLink(address, origins)).toBeUndefined()
})
