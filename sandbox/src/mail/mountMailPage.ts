import { htmlPage } from '@wallet-kit/frame/pages'
import { Hono } from 'hono'
import { isLocalCaller } from '../http/isLocalCaller.ts'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { sendPage } from '../pages/sendPage.ts'
import type { Mailbox } from './createMailbox.ts'

export const mailPath = '/mail'

/** Mounts `/mail`, a page that shows all mails to developers. */
export function mountMailPage(mailbox: Mailbox): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  routes.get('/', (context) => sendPage(context, htmlPage({ title: 'Mail', body, script })))
  routes.get('/messages', (context) => {
    // The mails contain codes that log in.
    if (!isLocalCaller(context.req.raw.headers))
      return context.text('The request must be sent by a page of this machine', 403)
    return context.json(mailbox.list(), 200, { 'Cache-Control': 'no-store' })
  })
  return {
    service: {
      id: 'mail',
      operations: ['getPage', 'getMessages'],
      operationsOf: ({ path }) => [path === '/messages' ? 'getMessages' : 'getPage'],
      errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
    },
    basePath: mailPath,
    routes,
    isOpen: false,
  }
}

const body = `
<h1>Mail</h1>
<p class="muted" role="status" data-testid="mail-status">Loading</p>
<ul data-testid="mail-list"></ul>`

const refreshMs = 2_000

/** Mails are text that anyone may have written, so they become text nodes. */
const script = `
const list = document.querySelector('ul')
const status = document.querySelector('[role=status]')
let shown = ''
function part(tag, text) {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
function item({ to, subject, text, link, receivedAt }) {
  const element = document.createElement('li')
  const about = part('p', 'To ' + to + ', ' + new Date(receivedAt).toLocaleTimeString())
  about.className = 'muted'
  element.append(part('h2', subject), about, part('pre', text))
  if (link) {
    const anchor = part('a', 'Open the link')
    anchor.href = link
    element.append(anchor)
  }
  return element
}
async function refresh() {
  try {
    const response = await fetch(location.pathname.replace(/\\/$/, '') + '/messages')
    const received = await response.text()
    if (received === shown) return
    const mails = JSON.parse(received)
    list.replaceChildren(...mails.map(item))
    status.textContent = mails.length === 0 ? 'No mail yet. New mail appears by itself.' : mails.length + ' received'
    shown = received
  } catch {
    status.textContent = 'The sandbox does not respond.'
    shown = ''
  }
}
refresh()
setInterval(refresh, ${refreshMs})
`
