import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { SandboxEnvironment } from '../../http/SandboxEnvironment.ts'
import type { FrameSession } from './FrameSession.ts'

/** The frame's cookies. Pages cannot read them, and each embedding site has its own (CHIPS). */
export interface FrameCookies {
  read(context: Context<SandboxEnvironment>): {
    readonly sessionId: string | undefined
    readonly device: string | undefined
  }
  write(context: Context<SandboxEnvironment>, session: FrameSession): void
  /** Forgets the session; the device stays known. */
  forget(context: Context<SandboxEnvironment>): void
}

/** Cross-site frames get their cookies only when they are `Secure`, `SameSite=None` and partitioned. */
const attributes = {
  path: '/secure',
  httpOnly: true,
  secure: true,
  sameSite: 'None',
  partitioned: true,
} as const satisfies CookieOptions

/** Chromium's longest. */
const deviceLifetimeSeconds = 400 * 86_400
const sessionLifetimeSeconds = 30 * 86_400

/** @param port Part of the names: a host's cookies are shared by all its ports, so by all sandboxes. */
export function createFrameCookies(port: string): FrameCookies {
  const names = { session: `sandbox-frame-${port}`, device: `sandbox-device-${port}` }
  return {
    read: (context) => ({
      sessionId: getCookie(context, names.session),
      device: getCookie(context, names.device),
    }),
    write(context, { id, device }) {
      setCookie(context, names.session, id, { ...attributes, maxAge: sessionLifetimeSeconds })
      setCookie(context, names.device, device, { ...attributes, maxAge: deviceLifetimeSeconds })
    },
    forget: (context) => void deleteCookie(context, names.session, attributes),
  }
}
