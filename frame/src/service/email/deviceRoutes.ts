import { Hono } from 'hono'
import { escapeXml } from '../../pages/escapeXml.ts'
import { htmlPage } from '../../pages/htmlPage.ts'
import { sendPage } from '../../pages/sendPage.ts'
import { isOwnPage } from '../api/ownOrigin.ts'
import type { FrameParts } from '../FrameParts.ts'

/**
 * The page behind the link in a mail about a new device. Opening it changes nothing, because mail programs open links,
 * too; its button registers the device.
 */
export function createDeviceRoutes({ devices, options }: FrameParts): Hono {
  const routes = new Hono()
  routes.get('/', async (context) => {
    const token = context.req.query('token') ?? ''
    return (await devices.isValid(token))
      ? sendPage(context, question(token))
      : sendPage(context, expired(), 404)
  })
  routes.post('/', async (context) => {
    if (!isOwnPage(context.req.raw, options.ownOrigins))
      return context.text('The request must be sent by a page of this server', 403)
    const { token } = await context.req.parseBody()
    const isRegistered = typeof token === 'string' && (await devices.register(token))
    return isRegistered ? sendPage(context, registered()) : sendPage(context, expired(), 404)
  })
  return routes
}

const question = (token: string) =>
  htmlPage({
    title: 'Register this device',
    body: `
<h1>Register this device?</h1>
<p>A login with your e-mail address was started in a new browser. If it was not you, close this page.</p>
<form method="post">
<input type="hidden" name="token" value="${escapeXml(token)}">
<button class="primary" id="register">Register this device</button>
</form>`,
  })

const registered = () =>
  htmlPage({
    title: 'Device registered',
    body: `<h1>Device registered</h1><p role="status">Go back to the app. A code is on its way in another e-mail.</p>`,
  })

const expired = () =>
  htmlPage({
    title: 'Link expired',
    body: `<h1>This link has expired</h1><p role="alert">Log in again to get a new one.</p>`,
  })
