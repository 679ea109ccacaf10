import { type Output, printable } from './terminal.ts'

/** A line on a terminal that shows the current step. */
export interface Progress {
  show(message: string): void
  clear(): void
}

/** A run that is over sooner shows nothing, so that the terminal does not flicker. */
const quietMs = 500

/** @param now Milliseconds on any clock. */
export function createProgress(output: Output, now: () => number = () => performance.now()): Progress {
  const start = now()
  let isShown = false
  return {
    show(message) {
      if (now() - start < quietMs) return
      isShown = true
      // A line that wraps could not be cleared.
      const room = (output.columns ?? 80) - 1
      const shown = message.length <= room ? message : `${message.slice(0, Math.max(0, room - 1))}…`
      output.write(`\r\u001b[K${printable(shown)}`)
    },
    clear() {
      if (isShown) output.write('\r\u001b[K')
      isShown = false
    },
  }
}
