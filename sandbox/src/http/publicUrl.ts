/**
 * The address that the caller's browser sees, which behind a proxy is not ours: scheme, host and path prefix as the
 * proxy tells them (`X-Forwarded-Proto`, `-Host`, `-Prefix`), else as they arrived. Only this machine can reach the
 * sandbox, so its proxies are believed. Undefined when the headers do not make an address.
 */
export function publicUrl(
  request: Request,
): { readonly origin: string; readonly prefix: string } | undefined {
  const arrived = new URL(request.url)
  const host = first(request, 'x-forwarded-host') ?? request.headers.get('host') ?? arrived.host
  const protocol = first(request, 'x-forwarded-proto') ?? arrived.protocol.slice(0, -1)
  if ((protocol !== 'http' && protocol !== 'https') || !/^[a-z0-9.[\]:_-]+$/i.test(host)) return undefined
  const origin = URL.parse(`${protocol}://${host}`)?.origin
  return origin === undefined ? undefined : { origin, prefix: first(request, 'x-forwarded-prefix') ?? '' }
}

/** Each proxy on the way adds its own; the first is what the browser asked. */
function first(request: Request, header: string): string | undefined {
  return request.headers.get(header)?.split(',')[0]?.trim() || undefined
}
