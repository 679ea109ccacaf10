import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createFakeWindow, type FakeWindow } from '../../testing/fakeWindow.ts'
import { ChannelRefusal } from './ChannelRefusal.ts'
import type { RequestDefinition } from './channelMessage.ts'
import { createChannelHost } from './createChannelHost.ts'
import { createChannelResponder } from './createChannelResponder.ts'

const enter: RequestDefinition<undefined, undefined> = {
  name: 'enter',
  request: { type: 'app/ENTER' },
  success: { type: 'frame/ENTER_SUCCESS' },
  error: {
    type: 'frame/ENTER_ERROR',
    payload: z.object({ message: z.string(), reason: z.optional(z.literal('FULL')) }),
  },
}

let page: FakeWindow
let frame: FakeWindow

beforeEach(() => {
  page = createFakeWindow('https://app.example')
  frame = createFakeWindow('https://frame.example')
})

const ask = () =>
  createChannelHost({ receiver: page, peer: () => frame.seenBy(page), origin: frame.origin }).request(
    enter,
    undefined,
  )

function refuse(fields: Record<string, unknown>) {
  createChannelResponder({ receiver: frame, peer: () => page.seenBy(frame), origin: page.origin }).answer({
    definition: enter,
    handler: () => {
      throw new ChannelRefusal('No room', fields)
    },
  })
}

test('its fields reach the other side, described ones only, and do not replace its message', async () => {
  refuse({ reason: 'FULL', message: 'Other', seats: 4 })
  const refused = { code: 'refused', message: 'No room', reply: { message: 'No room', reason: 'FULL' } }
  await expect(ask()).rejects.toMatchObject(refused)
  await expect(ask()).rejects.not.toHaveProperty('reply.seats')
})

test('fields that break the contract are not sent', async () => {
  refuse({ reason: 'LATE' })
  await expect(ask()).rejects.toMatchObject({ code: 'refused', reply: undefined })
  expect(page.received).toEqual([{ id: expect.any(String), type: 'frame/ENTER_ERROR' }])
})

test.each([{ message: 'No', reason: 'LATE' }, { reason: 'FULL' }, 'No'])(
  'a reply that breaks the contract is not passed on: %j',
  async (payload) => {
    const asked = ask()
    await vi.waitFor(() => expect(frame.received).toHaveLength(1))
    const { id } = frame.received[0] as { id: string }
    page.seenBy(frame).postMessage({ id, type: 'frame/ENTER_ERROR', payload }, page.origin)
    await expect(asked).rejects.toMatchObject({ code: 'refused', reply: undefined })
  },
)
