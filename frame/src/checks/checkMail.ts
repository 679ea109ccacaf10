import { createSmtpMailer, type SmtpOptions } from '../operating/createMailer.ts'
import { reasonOf } from './ask.ts'
import { type Finding, ok, problem, warning } from './Finding.ts'

/** Whether the mail server accepts the account. Sends nothing. */
export async function checkMail(smtp: SmtpOptions | undefined): Promise<Finding> {
  if (!smtp) return warning('mail', 'Mails are printed', 'Set smtp')
  const mailer = createSmtpMailer(smtp)
  try {
    await mailer.check()
    return ok('mail', `${smtp.host} accepts the account`)
  } catch (error) {
    const reason = reasonOf(error)
    return problem(
      'mail',
      `${smtp.host}:${smtp.port} does not accept mails (${reason})`,
      remedies[reason] ?? 'Correct smtp.host, smtp.port and smtp.secure, and open the port to it',
    )
  } finally {
    mailer.close()
  }
}

const remedies: Readonly<Record<string, string>> = {
  EAUTH: 'Correct smtp.user and smtp.password',
  ETLS: 'The server has no TLS: use another port, or smtp.allowsPlain on a machine of your own',
}
