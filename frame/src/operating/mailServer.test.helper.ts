import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface StartMailServerParameters {
  /** Runs when a mail is there, before it is accepted. */
  readonly beforeReply?: () => Promise<void>
}

/** A mail server without TLS, with one account. It refuses addresses that begin with `nobody`. */
export async function startMailServer({ beforeReply = async () => {} }: StartMailServerParameters = {}) {
  const received: Email[] = []
  let logins = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 500,
    onAuth({ username, password }, _session, done) {
      logins += 1
      if (username === 'login' && password === 'right') done(null, { user: username })
      else done(new Error('Invalid'))
    },
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('nobody') ? Object.assign(new Error('Unknown'), { responseCode: 550 }) : null)
    },
    onData(stream, _session, done) {
      void buffer(stream)
        .then((content) => PostalMime.parse(new Uint8Array(content)))
        .then((mail) => received.push(mail))
        .then(beforeReply)
        .then(() => done(), done)
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, logins: () => logins, port: (server.server.address() as AddressInfo).port }
}
