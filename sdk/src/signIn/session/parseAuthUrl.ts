import { defaultBasePath } from './defaultBasePath.ts'

/**
 * The base URL of the auth server from a configured value, such as `AUTH_URL`: https where it has no scheme,
 * `/api/auth` where it has no path, without a trailing slash. Default: `http://localhost:3000/api/auth`.
 *
 * @throws TypeError for a value that is not a URL
 */
export function parseAuthUrl(value = 'http://localhost:3000'): URL {
  const url = new URL(/^https?:\/\//i.test(value) ? value : `https://${value}`)
  const path = url.pathname.replace(/\/+$/, '')
  return new URL(path || defaultBasePath, url.origin)
}
