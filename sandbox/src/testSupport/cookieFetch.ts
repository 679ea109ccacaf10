/**
 * A fetch that keeps cookies between its requests, as a browser does for one origin, and follows no redirect.
 *
 * @param cookies Those that there are already; changed by replies.
 */
export function cookieFetch(cookies = new Map<string, string>()): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = new Headers(request.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new Request(request, { headers, redirect: 'manual' }))
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}
