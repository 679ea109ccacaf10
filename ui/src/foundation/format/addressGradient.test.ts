import { expect, it } from 'vitest'
import { addressGradient } from './addressGradient.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it('makes the same picture for the same account, whatever its letter case, and another one for another', () => {
  expect(addressGradient(address)).toBe(addressGradient(address.toLowerCase()))
  expect(addressGradient(address)).not.toBe(addressGradient(address.replace('f39', 'f38')))
})
