import { expect, it } from 'vitest'
import { ownImage } from './ownImage.ts'

const services = { dataService: 'https://data.example/v1', walletDirectory: false } as const

it('accepts images of the kit’s own services', () => {
  expect(ownImage(services, 'https://data.example/avatar/1')).toBe('https://data.example/avatar/1')
})

// T15, T27
it.each([
  undefined,
  null,
  'avatar.png',
  'https://tracker.example/1.png',
  'http://data.example/1.png',
  'https://data.example.evil.example/1.png',
  'javascript:alert(1)',
  'https://user:secret@data.example/1.png',
  'https://data.example@tracker.example/1.png',
  '//data.example/1.png',
  'blob:https://data.example/1',
  'data:image/svg+xml,<svg/>',
])('refuses %s', (address) => {
  expect(ownImage(services, address)).toBeNull()
})
