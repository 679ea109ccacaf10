/** The page's window, or `undefined` on a server. The only place that asks whether there is a page. */
export function getWindow(): (Window & typeof globalThis) | undefined {
  return typeof window === 'undefined' ? undefined : window
}
