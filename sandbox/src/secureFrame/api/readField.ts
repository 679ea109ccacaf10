import { FrameRefusal } from '../FrameRefusal.ts'

type Body = Readonly<Record<string, unknown>>

/** @throws FrameRefusal when the field is not a string */
export function readString(body: Body, name: string): string {
  const value = body[name]
  if (typeof value === 'string' && value !== '') return value
  throw new FrameRefusal(`${name} must be a string.`)
}

/** The mail itself proves the address; this only keeps out characters with a meaning in the header of a mail. */
const emailPattern = /^[^\s@<>"()[\],;:\\]+@[^\s@<>"()[\],;:\\]+\.[a-z0-9-]+$/
const longestEmail = 320

/** The address in lower case. @throws FrameRefusal when it is not an e-mail address */
export function readEmail(body: Body): string {
  const email = readString(body, 'email').trim().toLowerCase()
  if (email.length <= longestEmail && emailPattern.test(email)) return email
  throw new FrameRefusal('Enter a valid e-mail address.')
}
