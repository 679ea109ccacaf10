import { createTransport } from 'nodemailer'

export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  /** Rejects when the mail was not accepted. */
  send(mail: MailMessage): Promise<void>
  /**
   * `ok`, or `printed` without a mail server. Rejects when the server does not accept the account. A result is kept for a
   * minute: anyone may ask for the report of health, and mail servers block who logs in too often.
   */
  check(): Promise<'ok' | 'printed'>
  close(): void
}

export interface SmtpOptions {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly secure: boolean
  readonly user?: string | undefined
  readonly password?: string | undefined
  readonly from: string
  /** Sends without TLS where the server has none. */
  readonly allowsPlain: boolean
}

const checkMs = 60_000
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends mails, as text and HTML, through a mail server. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { host, port, secure, user, password, from, allowsPlain } = options
  const transport = createTransport({
    host,
    port,
    secure,
    // A mail has a code in it: without TLS it is not sent unless the operator said so.
    requireTLS: !secure && !allowsPlain,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    pool: true,
    // No text of ours names a file or an address to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...limits,
  })
  let checked: { readonly until: number; readonly result: Promise<'ok'> } | undefined
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html })
    },
    check() {
      if (checked === undefined || checked.until <= Date.now())
        checked = { until: Date.now() + checkMs, result: transport.verify().then(() => 'ok') }
      return checked.result
    },
    close: () => transport.close(),
  }
}

/** Prints mails, for development. */
export function createPrintingMailer(print: (text: string) => void): Mailer {
  return {
    send: async ({ to, subject, text }) => print(`\nMail to ${to}: ${subject}\n\n${text}\n`),
    check: async () => 'printed',
    close: () => {},
  }
}
