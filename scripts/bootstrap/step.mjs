import process from 'node:process'
import { seconds } from './seconds.mjs'
import { dim, green, red } from './terminal.mjs'

/** Interval of progress lines when the output is not a terminal. */
const heartbeatMs = 20_000

/**
 * Runs one step and reports it: a running clock in a terminal, periodic lines in a log.
 *
 * @template T
 * @param {string} title what is being done, e.g. `Installing packages`
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 * @throws the error of `run`, after marking the step as failed
 */
export async function step(title, run) {
  const startedAt = Date.now()
  const elapsed = () => dim(`(${seconds(Date.now() - startedAt)})`)
  const stopClock = process.stdout.isTTY ? redraw(title, elapsed) : repeat(title, elapsed)
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

/** @type {(title: string, elapsed: () => string) => () => void} */
function redraw(title, elapsed) {
  const clearLine = '\r\u001b[K'
  const draw = () => process.stdout.write(`${clearLine}… ${title} ${elapsed()}`)
  draw()
  const timer = setInterval(draw, 1000)
  return () => {
    clearInterval(timer)
    process.stdout.write(clearLine)
  }
}

/** @type {(title: string, elapsed: () => string) => () => void} */
function repeat(title, elapsed) {
  console.log(`… ${title}`)
  const timer = setInterval(() => console.log(`… ${title}, still running ${elapsed()}`), heartbeatMs)
  return () => clearInterval(timer)
}
