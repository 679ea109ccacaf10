/**
 * A fetch with a cookie jar for one origin that follows no redirect.
 *
 * @param cookies The jar; updated by replies.
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
