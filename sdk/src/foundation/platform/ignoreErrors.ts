/**
 * Runs code of a wallet whose failure changes nothing for the page: a getter, a clean-up, a goodbye. Whatever it
 * throws, even a value that cannot be read, ends here.
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
