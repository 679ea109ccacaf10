import type { Clock as FakeTimers } from '@sinonjs/fake-timers'

export interface InstallClockOptions {
  /** Time of day at first. Default: the present one. */
  readonly now?: Date | number | string
}

/** Time that a test moves. Code under test sees it in `Date`, timers and `performance.now()`. */
export interface TestClock {
  /** The time of day, in ms since 1970. */
  now(): number
  /** Lets time pass, in ms: timers fire in their order, and the promises they start settle. */
  advance(ms: number): Promise<void>
  /** The device sleeps, in ms: the time of day moves on, and timers that were due fire once it wakes, late. */
  sleep(ms: number): Promise<void>
  /** Sets the clock: the time of day jumps, in ms, back where negative. No time passes. */
  shift(ms: number): void
  /** Puts the real clock back. */
  uninstall(): void
}

/**
 * Replaces `Date`, timers and `performance.now()` by a clock that a test moves. Needs the package
 * `@sinonjs/fake-timers`, which is not installed along. Where Vitest or Playwright moves the clock already
 * (`vi.useFakeTimers`, `page.clock`), use that instead.
 *
 * @throws Error when `@sinonjs/fake-timers` is not installed.
 *
 * @example
 * const clock = await installClock()
 * await clock.advance(4 * 60_000)
 * expect(kit.stores.connection.getState()).toMatchObject({ ... })
 * clock.uninstall()
 */
export async function installClock({ now = Date.now() }: InstallClockOptions = {}): Promise<TestClock> {
  const { install } = await loadFakeTimers()
  const clock: FakeTimers = install({
    now: new Date(now),
    toFake: [
      'Date',
      'performance',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
    ].filter((name) => name in globalThis) as never,
  })
  return {
    now: () => clock.now,
    async advance(ms) {
      await clock.tickAsync(ms)
    },
    async sleep(ms) {
      // Moves timers along with the time of day, so that what became due meanwhile fires late, and once.
      clock.jump(ms)
      await clock.tickAsync(0)
    },
    shift(ms) {
      clock.setSystemTime(clock.now + ms)
    },
    uninstall: () => clock.uninstall(),
  }
}

async function loadFakeTimers() {
  try {
    return await import('@sinonjs/fake-timers')
  } catch (cause) {
    throw new Error(
      'installClock needs the package @sinonjs/fake-timers: npm install -D @sinonjs/fake-timers',
      {
        cause,
      },
    )
  }
}
