import { expect, test } from 'vitest'
import { networkOf } from './networkOf.ts'

// T29
test.each([
  [undefined, 'unknown'],
  ['10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8:1::5:6', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5::', '1:2:3:4::/64'],
  ['::4:5:6:7:8', '0:0:0:4::/64'],
  ['no address', 'no address'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
