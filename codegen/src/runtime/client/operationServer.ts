/** The address of an operation that has one of its own, which may be relative to that of the client. */
export function operationServer(server: string | undefined, baseUrl: string): string | undefined {
  if (server === undefined || /^https?:/i.test(server)) return server
  return /^https?:/i.test(baseUrl) ? new URL(server, baseUrl).href : server
}
