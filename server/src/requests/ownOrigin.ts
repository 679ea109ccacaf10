/**
 * The origin that a request belongs to, of those that the server is configured for; undefined for any other. Headers
 * select one of the list and never add to it: any client can write `Host` and `X-Forwarded-Host`, and a
 * server that believes them accepts messages that were signed for other sites.
 */
export function ownOrigin(headers: Headers, origins: readonly string[]): string | undefined {
  // Browsers send it with each request that changes something, and pages cannot forge it.
  const origin = headers.get('origin')
  if (origin !== null) return origins.find((own) => own === origin)
  const host = headers.get('host')
  return origins.find((own) => new URL(own).host === host)
}
