import { escapeForRegExp } from '../escapeForRegExp.ts'
import { pathLiteral, pathOf } from '../pathLiteral.ts'

/** Matches the addresses of an operation without their query, below a base URL or below any. */
export function requestPattern(template: string, baseUrl: string | undefined): RegExp {
  const path = pathOf(template)
    .split(/\{[^}]*\}/)
    .map(pathLiteral)
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
