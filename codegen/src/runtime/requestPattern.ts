import { escapeForRegExp } from './escapeForRegExp.ts'

/** Characters that never stand in an address as they are. */
const unsent = /[^\x21-\x7e]+|["<>`]/gu

/** Matches the addresses of an operation without their query, below a base URL or below any. */
export function requestPattern(template: string, baseUrl: string | undefined): RegExp {
  const path = template
    .split(/\{[^}]*\}/)
    .map((literal) => escapeForRegExp(literal.replaceAll(unsent, encodeURIComponent)))
    .join('[^/]+')
  return new RegExp(`^${basePattern(baseUrl)}${path}/?$`)
}

function basePattern(baseUrl: string | undefined): string {
  if (baseUrl === undefined) return 'https?://[^/]+(?:/.+)?'
  const base = baseUrl.replace(/\/+$/, '')
  return base.startsWith('/') || base === ''
    ? `https?://[^/]+${escapeForRegExp(base)}`
    : escapeForRegExp(base)
}
