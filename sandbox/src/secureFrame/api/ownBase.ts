/** The sandbox's origin under the name of this machine that the caller uses, `127.0.0.1` or `localhost`. */
export function ownBase(request: Request, origin: string): string {
  const local = new URL(origin)
  local.hostname = 'localhost'
  return request.headers.get('host') === local.host ? local.origin : origin
}
