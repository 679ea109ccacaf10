import { FrameRefusal } from '../FrameRefusal.ts'

/** The mail itself proves the address; this only keeps out characters with a meaning in the header of a mail. */
const emailPattern = /^[^\s@<>"()[\],;:\\]+@[^\s@<>"()[\],;:\\]+\.[a-z0-9-]+$/
const longestEmail = 320

/** The address in lower case. @throws FrameRefusal when it is not an e-mail address */
export function readEmail(text: string): string {
  const email = text.trim().toLowerCase()
  if (email.length <= longestEmail && emailPattern.test(email)) return email
  throw new FrameRefusal('Enter a valid e-mail address.')
}
