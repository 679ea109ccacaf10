import { AsyncLocalStorage } from 'node:async_hooks'
import process from 'node:process'
import { seconds } from './seconds.mjs'
import { dim, green, red } from './terminal.mjs'

/** Interval of progress lines when the output is not a terminal, where less is known and where more. */
const heartbeatMs = 20_000
const progressMs = 5_000

/**
 * Names whose steps these are, where others run beside them.
 *
 * @type {AsyncLocalStorage<string>}
 */
export const stepOwner = new AsyncLocalStorage()

/**
 * Runs one step and reports it: a running clock in a terminal, periodic lines in a log.
 *
 * @template T
 * @param {string} name of the step, e.g. `Installing packages`
 * @param {() => Promise<T>} run
 * @param {() => string} [progress] progress, e.g. `212 of 345`
 * @returns {Promise<T>}
 * @throws the error of `run`, after marking the step as failed
 */
export async function step(name, run, progress) {
  const owner = stepOwner.getStore()
  const title = owner === undefined ? name : `${owner}: ${name}`
  const startedAt = Date.now()
  const elapsed = () => dim(`(${seconds(Date.now() - startedAt)})`)
  const state = () => [title, ...(progress ? [progress()] : [])].join(', ')
  const stopClock = process.stdout.isTTY
    ? redraw(state, elapsed)
    : repeat(title, state, elapsed, progress ? progressMs : heartbeatMs)
  try {
    const result = await run()
    stopClock()
    console.log(`${green('✓')} ${title} ${elapsed()}`)
    return result
  } catch (error) {
    stopClock()
    console.log(`${red('✗')} ${title} ${elapsed()}`)
    throw error
  }
}

/** @type {(state: () => string, elapsed: () => string) => () => void} */
function redraw(state, elapsed) {
  const clearLine = '\r\u001b[K'
  const draw = () => process.stdout.write(`${clearLine}… ${state()} ${elapsed()}`)
  draw()
  const timer = setInterval(draw, 1000)
  return () => {
    clearInterval(timer)
    process.stdout.write(clearLine)
  }
}

/** @type {(title: string, state: () => string, elapsed: () => string, everyMs: number) => () => void} */
function repeat(title, state, elapsed, everyMs) {
  console.log(`… ${title}`)
  const timer = setInterval(() => console.log(`… ${state()}, still running ${elapsed()}`), everyMs)
  return () => clearInterval(timer)
}
