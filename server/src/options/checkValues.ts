import { SignInServerError } from '../errors/SignInServerError.ts'
import type { SignInServerOptions } from './SignInServerOptions.ts'

/** Unescaped characters of a URL's path (RFC 3986, `unreserved`), in segments. */
const basePathForm = /^(\/[\w.~-]+)+$/

/**
 * Checks the options that have a default, where they are set: a wrong one would otherwise show as endpoints that answer 404,
 * sessions that have ended when they begin, or limits that never hold.
 *
 * @throws SignInServerError `SERVER_OPTION_INVALID`
 */
export function checkValues(options: SignInServerOptions): void {
  const { basePath, signInPage, sessionLifetimeSeconds, rateLimit } = options
  check('basePath', basePath, 'a path without a slash at its end, such as /api/auth', (value) =>
    basePathForm.test(String(value)),
  )
  check('signInPage', signInPage, 'a path of the app, such as /login', isOwnPath)
  check('sessionLifetimeSeconds', sessionLifetimeSeconds, 'a whole number above 0', isCount)
  for (const [name, value] of Object.entries(rateLimit || {}))
    check(`rateLimit.${name}`, value, 'a whole number above 0', isCount)
}

function check(option: string, value: unknown, expected: string, isValid: (value: unknown) => boolean): void {
  if (value === undefined || isValid(value)) return
  throw new SignInServerError('SERVER_OPTION_INVALID', {
    context: { option, expected, value: String(value) },
  })
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** A page of the origin that it is resolved against: `//other.example` is one of another. */
function isOwnPath(value: unknown): boolean {
  const origin = 'https://app.example'
  return (
    typeof value === 'string' &&
    value.startsWith('/') &&
    URL.canParse(value, origin) &&
    new URL(value, origin).origin === origin
  )
}
