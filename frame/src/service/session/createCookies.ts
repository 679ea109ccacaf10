import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { sessionLifetimeMs } from './createSessions.ts'

/** The frame's cookies. Pages cannot read them, and each embedding site has its own (CHIPS). */
export interface Cookies {
  read(context: Context): { readonly token: string | undefined; readonly device: string | undefined }
  write(context: Context, parameters: { readonly token: string; readonly device: string }): void
  /** Forgets the session; the device stays known. */
  forget(context: Context): void
}

export interface CreateCookiesParameters {
  /** Path that the frame is mounted at. */
  readonly path: string
  /** Begins their names. */
  readonly prefix: string
  /** Ends their names: a host's cookies are shared by all its ports. */
  readonly suffix: string
}

/** Chromium's longest. */
const deviceLifetimeSeconds = 400 * 86_400

export function createCookies({ path, prefix, suffix }: CreateCookiesParameters): Cookies {
  // Cross-site frames get their cookies only when they are `Secure`, `SameSite=None` and partitioned.
  const attributes = {
    path,
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    partitioned: true,
  } as const satisfies CookieOptions
  const names = { session: `${prefix}-frame${suffix}`, device: `${prefix}-device${suffix}` }
  return {
    read: (context) => ({
      token: getCookie(context, names.session),
      device: getCookie(context, names.device),
    }),
    write(context, { token, device }) {
      setCookie(context, names.session, token, { ...attributes, maxAge: sessionLifetimeMs / 1000 })
      setCookie(context, names.device, device, { ...attributes, maxAge: deviceLifetimeSeconds })
    },
    forget: (context) => void deleteCookie(context, names.session, attributes),
  }
}
