import { expect, onTestFinished, test } from 'vitest'
import { installClock } from './installClock.ts'

async function createClock() {
  const clock = await installClock({ now: '2026-01-01T00:00:00Z' })
  onTestFinished(clock.uninstall)
  return clock
}

test('time passes only when the test says so, and timers fire in order', async () => {
  const clock = await createClock()
  const fired: string[] = []
  setTimeout(() => fired.push('second'), 2_000)
  setTimeout(() => fired.push('first'), 1_000)
  await clock.advance(1_999)
  expect(fired).toEqual(['first'])
  await clock.advance(1)
  expect(fired).toEqual(['first', 'second'])
  expect(new Date().toISOString()).toBe('2026-01-01T00:00:02.000Z')
})

test('a device that sleeps wakes up late: an interval fires once, not for every missed turn', async () => {
  const clock = await createClock()
  let ticks = 0
  setInterval(() => {
    ticks += 1
  }, 1_000)
  await clock.sleep(3_600_000)
  expect(ticks).toBe(1)
  expect(clock.now()).toBe(Date.UTC(2026, 0, 1, 1))
})

test('a clock that is set moves the time of day, and no timer', async () => {
  const clock = await createClock()
  let fired = false
  setTimeout(() => {
    fired = true
  }, 1_000)
  const before = performance.now()
  clock.shift(-86_400_000)
  expect(new Date().toISOString()).toBe('2025-12-31T00:00:00.000Z')
  expect(performance.now()).toBe(before)
  await clock.advance(999)
  expect(fired).toBe(false)
  await clock.advance(1)
  expect(fired).toBe(true)
})

test('the real clock comes back', async () => {
  const clock = await installClock({ now: 0 })
  expect(Date.now()).toBe(0)
  clock.uninstall()
  expect(Date.now()).toBeGreaterThan(Date.UTC(2026, 0, 1))
})
