import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLogBuffer, logBufferSize } from './createLogBuffer.ts'
import type { LogEntry } from './LogEntry.ts'

const entry = (message: string): LogEntry => ({ timestamp: 1, level: 'error', message })
const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
const totalOf = (entries: readonly LogEntry[]) => entries.reduce((sum, one) => sum + sizeOf(one), 0)

it('holds 1,024,000 bytes', () => {
  const buffer = createLogBuffer()
  const line = entry('x'.repeat(1_000 - sizeOf(entry(''))))
  for (let count = 0; count < 1_100; count += 1) buffer.add(line)
  expect(logBufferSize).toBe(1_024_000)
  expect(buffer.read()).toHaveLength(1_024)
})

it('keeps the newest entries that fit, whatever is added', () => {
  const messages = fc.array(fc.string({ unit: 'binary', maxLength: 80 }), { maxLength: 60 })
  fc.assert(
    fc.property(messages, fc.integer({ min: 0, max: 2_000 }), (texts, limit) => {
      const buffer = createLogBuffer(limit)
      for (const text of texts) buffer.add(entry(text))
      const kept = buffer.read()
      const all = texts.map(entry)
      expect(kept).toEqual(all.slice(all.length - kept.length))
      expect(totalOf(kept)).toBeLessThanOrEqual(limit)
      const before = all[all.length - kept.length - 1]
      if (before) expect(totalOf(kept) + sizeOf(before)).toBeGreaterThan(limit)
    }),
  )
})

it('starts anew when it is cleared', () => {
  const buffer = createLogBuffer(100)
  buffer.add(entry('a'))
  buffer.clear()
  expect(buffer.read()).toEqual([])
  buffer.add(entry('b'))
  buffer.add(entry('c'))
  expect(buffer.read()).toHaveLength(2)
})
