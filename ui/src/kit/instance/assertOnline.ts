/**
 * Keeps code from being fetched while there is no network: a browser may remember that a module failed and never ask for
 * it again while the page lives, so an attempt that has to fail would be the last one.
 *
 * @throws Error when the browser reports that it is offline.
 */
export function assertOnline() {
  if (navigator.onLine === false) throw new Error('The browser is offline.')
}
