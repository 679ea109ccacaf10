import { FrameRefusal } from '../FrameRefusal.ts'

/** Limits the mails to each address, against flooding. */
export interface MailLimit {
  /** @throws FrameRefusal 429 when the limit of the address is reached */
  spend(email: string): void
  clear(): void
}

export const mailsPerWindow = 10
const windowMs = 10 * 60_000

export function createMailLimit(): MailLimit {
  const sent = new Map<string, readonly number[]>()
  return {
    spend(email) {
      const now = Date.now()
      const recent = (sent.get(email) ?? []).filter((time) => time > now - windowMs)
      const [oldest = now] = recent
      if (recent.length >= mailsPerWindow) {
        const minutes = Math.ceil((oldest + windowMs - now) / 60_000)
        const unit = minutes === 1 ? 'minute' : 'minutes'
        throw new FrameRefusal(`Too many e-mails to this address. Try again in ${minutes} ${unit}.`, 429)
      }
      sent.set(email, [...recent, now])
    },
    clear: () => sent.clear(),
  }
}
