import { expect, test } from 'vitest'
import { createChannels } from './createChannels.ts'

// T11
test('neither token nor nonce of a channel follows from those before', () => {
  const { open } = createChannels('http://127.0.0.1/farcaster')
  const opened = Array.from({ length: 20 }, () => open({}))
  for (const { channelToken, channel } of opened) {
    // 192 and 128 bits.
    expect(channelToken).toMatch(/^[\w-]{32}$/)
    expect(channel.nonce).toMatch(/^[\da-f]{32}$/)
  }
  const parts = opened.flatMap(({ channelToken, channel: { nonce } }) =>
    [channelToken, nonce].flatMap((text) =>
      Array.from({ length: 32 - 11 }, (_, start) => text.slice(start, start + 12)),
    ),
  )
  expect(new Set(parts).size).toBe(parts.length)
})

test('a channel keeps the nonce of the app', () => {
  expect(createChannels('http://127.0.0.1/farcaster').open({ nonce: 'of the app' }).channel.nonce).toBe(
    'of the app',
  )
})
