/**
 * The frame's own origin, under the name that the request uses; undefined for a name that is not the frame's. Whoever
 * writes a request writes its Host header, so it counts only where the list has it.
 */
export function ownOriginOf(request: Request, ownOrigins: readonly string[]): string | undefined {
  const host = request.headers.get('host')
  return ownOrigins.find((origin) => new URL(origin).host === host)
}

/**
 * Whether a page of the frame sent the request: browsers put the page's origin into every POST. Protects what changes
 * state from the pages of other sites (CSRF).
 */
export function isOwnPage(request: Request, ownOrigins: readonly string[]): boolean {
  const own = ownOriginOf(request, ownOrigins)
  return own !== undefined && request.headers.get('origin') === own
}
