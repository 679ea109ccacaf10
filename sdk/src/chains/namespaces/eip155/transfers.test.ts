import { expect, it } from 'vitest'
import { transfers } from './transfers.ts'

// T22
it.each(['alice.eth', '0x', `0x${'zz'.repeat(20)}`])(
  'nothing is sent to %s, whoever has checked it',
  (recipient) => {
    const request = { recipient, amount: 1n, caipNetworkId: 'eip155:1' } as const
    expect(() => transfers.send({} as never, request, { gas: { gas: 21_000n } })).toThrow(
      expect.objectContaining({ code: 'SEND_INPUT_INVALID' }),
    )
  },
)
