import { readDevice } from '@wallet-kit/sdk/actions'
import { expect, it } from 'vitest'
import { usableSocials } from './usableSocials.ts'

const all = ['google', 'x', 'discord', 'facebook'] as const
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/120'

it.each([
  ['iOS', ios, ['x', 'discord', 'facebook']],
  ['macOS', mac, ['google', 'discord', 'facebook']],
  ['Android', android, ['google', 'discord']],
  ['another system', 'Mozilla/5.0 (Windows NT 10.0)', all],
])('Telegram on %s leaves out what its browser cannot log in to', (_, userAgent, expected) => {
  const device = readDevice({ navigator: { userAgent }, Telegram: {} } as never)
  expect(usableSocials(all, device, userAgent)).toEqual(expected)
})

it('elsewhere all of them can be used', () => {
  expect(usableSocials(all, readDevice({ navigator: { userAgent: ios } }), ios)).toEqual(all)
})
