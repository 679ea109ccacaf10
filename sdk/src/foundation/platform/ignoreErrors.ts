/**
 * Runs code of a wallet whose failure changes nothing for the page: a getter, a clean-up, a goodbye. Catches any thrown
 * value, even one that cannot be read.
 *
 * @returns `undefined` when it has thrown
 */
export function ignoreErrors<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
