import { expect, test } from 'vitest'
import { createMailbox } from './createMailbox.ts'

const message = { topic: 'a', message: 'sealed', ttl: 10, tag: 1100 }

test('a message waits for each client until that client acknowledges it, and never for its publisher', () => {
  const mailbox = createMailbox(() => 1_000)
  const stored = mailbox.store(message, 'app')
  expect(stored).toEqual({ ...message, publishedAt: 1_000, expiresAt: 11_000 })
  expect(mailbox.pending('a', 'app')).toEqual([])
  expect(mailbox.pending('a', 'wallet')).toEqual([stored])
  if (stored) mailbox.acknowledge(stored, 'wallet')
  expect(mailbox.pending('a', 'wallet')).toEqual([])
  expect(mailbox.pending('a', 'other')).toEqual([stored])
  expect(mailbox.pending('b', 'other')).toEqual([])
})

test('a message expires', () => {
  let time = 0
  const mailbox = createMailbox(() => time)
  mailbox.store(message, 'app')
  time = 9_999
  expect(mailbox.pending('a', 'wallet')).toHaveLength(1)
  time = 10_000
  expect(mailbox.pending('a', 'wallet')).toEqual([])
})

test('a repeated publish is stored once', () => {
  const mailbox = createMailbox()
  mailbox.store(message, 'app')
  expect(mailbox.store(message, 'app')).toBeUndefined()
  expect(mailbox.pending('a', 'wallet')).toHaveLength(1)
})

test('clearing drops every message', () => {
  const mailbox = createMailbox()
  mailbox.store(message, 'app')
  mailbox.clear()
  expect(mailbox.pending('a', 'wallet')).toEqual([])
})
