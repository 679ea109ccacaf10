import { type Finding, ok, problem, warning } from './Finding.ts'

interface CheckClockParameters {
  /** Whose clock it is: `the keeper`. */
  readonly of: string
  /** Its time in milliseconds since 1970; undefined where it does not say. */
  readonly time: number | undefined
  readonly now: number
}

const smallSeconds = 5
/** Tokens of social logins are refused when clocks differ by more. */
const largeSeconds = 30
const remedy = 'Let a time service (NTP) set the clocks of all machines'

/** Compares another clock with this machine's: codes, nonces and tokens end by time. */
export function checkClock({ of, time, now }: CheckClockParameters): readonly Finding[] {
  if (time === undefined || Number.isNaN(time)) return []
  const seconds = Math.round(Math.abs(time - now) / 1_000)
  const text = `The clock of ${of} differs by ${seconds} seconds`
  if (seconds > largeSeconds) return [problem('clock', text, remedy)]
  return [seconds > smallSeconds ? warning('clock', text, remedy) : ok('clock', text)]
}
