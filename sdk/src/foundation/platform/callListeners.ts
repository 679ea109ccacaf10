import { warnRedacted } from '../errors/warnRedacted.ts'

/** Calls all listeners, of the host app as well: one that throws keeps the change from no other. */
export function callListeners<Value>(listeners: Iterable<(value: Value) => void>, value: Value): void {
  for (const listener of [...listeners]) {
    try {
      listener(value)
    } catch (error) {
      warnRedacted('A listener of a wallet has thrown.', error)
    }
  }
}
