/**
 * The URL that the caller's browser sees, which behind a proxy differs from ours: scheme, host and path prefix from the
 * proxy's headers (`X-Forwarded-Proto`, `-Host`, `-Prefix`), else from the request. Only this machine can reach the
 * sandbox, so proxies are trusted. Undefined when the headers do not form a valid URL.
 */
export function publicUrl(
  request: Request,
): { readonly origin: string; readonly prefix: string } | undefined {
  const received = new URL(request.url)
  const host = first(request, 'x-forwarded-host') ?? request.headers.get('host') ?? received.host
  const protocol = first(request, 'x-forwarded-proto') ?? received.protocol.slice(0, -1)
  if ((protocol !== 'http' && protocol !== 'https') || !/^[a-z0-9.[\]:_-]+$/i.test(host)) return undefined
  const origin = URL.parse(`${protocol}://${host}`)?.origin
  return origin === undefined ? undefined : { origin, prefix: first(request, 'x-forwarded-prefix') ?? '' }
}

/** Each proxy appends its value; the first is the browser's. */
function first(request: Request, header: string): string | undefined {
  return request.headers.get(header)?.split(',')[0]?.trim() || undefined
}
