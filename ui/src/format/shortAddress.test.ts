import { expect, it } from 'vitest'
import { addressGradient } from './addressGradient.ts'
import { shortAddress } from './shortAddress.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it('keeps the first 4 and last 6 characters', () => {
  expect(shortAddress(address)).toBe('0xf3…b92266')
})

it('takes other lengths and leaves short texts alone', () => {
  expect(shortAddress(address, 6, 4)).toBe('0xf39F…2266')
  expect(shortAddress('0x12345678')).toBe('0x12345678')
})

it('makes the same picture for the same account, whatever its letter case', () => {
  expect(addressGradient(address)).toBe(addressGradient(address.toLowerCase()))
  expect(addressGradient(address)).not.toBe(addressGradient(address.replace('f39', 'f38')))
})
