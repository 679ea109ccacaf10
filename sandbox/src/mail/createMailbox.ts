import type { ReceivedMail } from './Mail.ts'

/** The mails of all addresses, in memory. */
export interface Mailbox {
  /** Newest first; those to one address only if it is given. */
  list(to?: string): readonly ReceivedMail[]
  add(mail: Pick<ReceivedMail, 'to' | 'subject' | 'text'>): void
  clear(): void
}

/** Older mails are dropped. */
const largestSize = 500

export function createMailbox(): Mailbox {
  let mails: readonly ReceivedMail[] = []
  return {
    list: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to === to.toLowerCase())),
    add({ to, subject, text }) {
      const code = /\b\d{6}\b/.exec(text)?.[0]
      // The page that asks may be named, too.
      const link = /https?:\/\/\S+[?]\S+/.exec(text)?.[0]
      const mail = {
        to: to.toLowerCase(),
        subject,
        text,
        ...(code === undefined ? {} : { code }),
        ...(link === undefined ? {} : { link }),
        receivedAt: new Date().toISOString(),
      }
      mails = [mail, ...mails].slice(0, largestSize)
    },
    clear() {
      mails = []
    },
  }
}
