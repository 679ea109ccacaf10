import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { Mailbox } from './createMailbox.ts'

export interface SmtpServer {
  readonly port: number
  close(): Promise<void>
}

const host = '127.0.0.1'
const closeTimeoutMs = 500

/** Starts a mail server on a free port, which delivers into the mailbox. It refuses the receivers that `refuses` names. */
export async function startSmtpServer(
  mailbox: Mailbox,
  refuses: (address: string) => boolean,
): Promise<SmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: closeTimeoutMs,
    onRcptTo({ address }, _session, done) {
      done(
        refuses(address) ? Object.assign(new Error('Mailbox unavailable'), { responseCode: 550 }) : undefined,
      )
    },
    onData(stream, { envelope }, done) {
      deliver(
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then(() => done(), done)
    },
  })

  async function deliver(stream: SMTPServerDataStream, receivers: readonly string[]): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const { subject = '', text = '' } = await PostalMime.parse(new Uint8Array(Buffer.concat(chunks)))
    for (const to of receivers) mailbox.add({ to, subject, text: text.trim() })
  }

  // A client that breaks off is the client's failure.
  server.on('error', () => {})
  server.listen(0, host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
