/** Host names of the loopback interface. */
const localNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)$/i

/**
 * Whether a request comes from a page of this machine, or from no page. The Host header is checked too, against DNS
 * rebinding.
 */
export function isLocalCaller(headers: Headers): boolean {
  const host = headers.get('host')
  const origin = headers.get('origin')
  const names = [
    ...(host === null ? [] : [URL.parse(`http://${host}`)?.hostname]),
    ...(origin === null ? [] : [URL.parse(origin)?.hostname]),
  ]
  return names.every((name) => name !== undefined && localNames.test(name))
}
