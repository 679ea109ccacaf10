import { createMailbox, type Mailbox } from './createMailbox.ts'
import type { OutgoingMail } from './Mail.ts'

/** Mail of the sandbox: sent by SMTP to a server of its own. */
export interface Mail {
  readonly mailbox: Mailbox
  /** Resolves when the mail is in the mailbox; rejects when the server refuses it. */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}

export interface CreateMailParameters {
  /** Whether the mail server refuses an address. */
  refuses(address: string): boolean
}

const sender = 'Sandbox login <login@sandbox.test>'

export function createMail({ refuses }: CreateMailParameters): Mail {
  const mailbox = createMailbox()
  let starting: ReturnType<typeof start> | undefined

  /** With the first mail: most runs of the sandbox send none. */
  async function start() {
    const [{ startSmtpServer }, { createTransport }] = await Promise.all([
      import('./startSmtpServer.ts'),
      import('nodemailer'),
    ])
    const server = await startSmtpServer(mailbox, refuses)
    const transport = createTransport({
      host: '127.0.0.1',
      port: server.port,
      secure: false,
      ignoreTLS: true,
      // A new connection for each mail is the slowest part.
      pool: true,
    })
    return { server, transport }
  }

  return {
    mailbox,
    async send(mail) {
      starting ??= start()
      const { transport } = await starting
      await transport.sendMail({ from: sender, ...mail })
    },
    async close() {
      if (starting === undefined) return
      const { server, transport } = await starting
      transport.close()
      await server.close()
    },
  }
}
