import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ChannelEnd, portOf } from './ChannelEndpoint.ts'
import type { MessageDefinition, RequestDefinition } from './channelMessage.ts'
import { createChannelHost } from './createChannelHost.ts'
import { createChannelResponder } from './createChannelResponder.ts'

const add: RequestDefinition<{ a: number }, { sum: number }> = {
  name: 'add',
  request: { type: 'app/ADD', payload: z.object({ a: z.number() }) },
  success: { type: 'worker/ADD_SUCCESS', payload: z.object({ sum: z.number() }) },
  error: { type: 'worker/ADD_ERROR', payload: z.object({ message: z.optional(z.string()) }) },
}
const ready: MessageDefinition<undefined> = { type: 'worker/READY' }

let close = () => {}

function openChannel() {
  const { port1, port2 } = new MessageChannel()
  const host = createChannelHost(port1)
  const responder = createChannelResponder(port2)
  close = () => {
    host.destroy()
    responder.destroy()
    port1.close()
  }
  return { host, responder }
}

afterEach(() => close())

describe('a channel over message ports', () => {
  test('carries requests and events', async () => {
    const { host, responder } = openChannel()
    const reported = new Promise<void>((resolve) => host.on(ready, () => resolve()))
    responder.answer({ definition: add, handler: ({ a }) => ({ sum: a + 1 }) })
    responder.send(ready, undefined)
    await reported
    await expect(host.request(add, { a: 2 })).resolves.toEqual({ sum: 3 })
  })

  test('passes on what a handler throws', async () => {
    const { host, responder } = openChannel()
    responder.answer({
      definition: add,
      handler: () => {
        throw new Error('Too much')
      },
    })
    await expect(host.request(add, { a: 2 })).rejects.toMatchObject({ code: 'refused', message: 'Too much' })
  })

  test('receives nothing once it is closed', () => {
    const listeners = new Set<unknown>()
    const host = createChannelHost({
      postMessage() {},
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    })
    expect(listeners.size).toBe(1)
    host.destroy()
    expect(listeners.size).toBe(0)
  })
})

test('a window is not an endpoint: its origin must be checked', () => {
  const page = { postMessage() {}, addEventListener() {}, removeEventListener() {} }
  const end: ChannelEnd = Object.assign(page, { window: page })
  expect(() => portOf(end)).toThrow('{ receiver, peer, origin }')
})
