import * as z from 'zod/mini'
import { datePattern, dateTimePattern, isRealDay, isRealSecond, timePattern } from '../formats/dateAndTime.ts'
import { uriPattern } from '../formats/uri.ts'
import { withMessages } from './issueMessage.ts'

// Formats as in the standards behind JSON Schema, and a little more where real services send more: date and time
// without an offset, `+0200`, fractions of seconds in durations, characters in addresses that ought to be escaped.

type Text = z.ZodMiniType<string>

/** `date-time` of RFC 3339: 2030-01-01T00:00:00Z. */
/*#__NO_SIDE_EFFECTS__*/
export function dateTime(): Text {
  return z.string(withMessages).check(
    z.regex(dateTimePattern, withMessages),
    z.refine((text) => isRealDay(text) && isRealSecond(text.slice(11)), withMessages),
  )
}

/** `date` of RFC 3339: 2030-01-01. */
/*#__NO_SIDE_EFFECTS__*/
export function date(): Text {
  return z.string(withMessages).check(z.regex(datePattern, withMessages), z.refine(isRealDay, withMessages))
}

/** `time` of RFC 3339: 00:00:00Z. */
/*#__NO_SIDE_EFFECTS__*/
export function time(): Text {
  return z
    .string(withMessages)
    .check(z.regex(timePattern, withMessages), z.refine(isRealSecond, withMessages))
}

const durationPattern =
  /^P(?!$)(?:(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?|\d+W)$/

/** `duration` of ISO 8601: P1DT12H. */
/*#__NO_SIDE_EFFECTS__*/
export function duration(): Text {
  return z.string(withMessages).check(z.regex(durationPattern, withMessages))
}

const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i

/** `email` of RFC 5321, without quotes and comments. */
/*#__NO_SIDE_EFFECTS__*/
export function email(): Text {
  return z.email({ pattern: emailPattern, ...withMessages })
}

const uuidPattern = /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `uuid` of any version. */
/*#__NO_SIDE_EFFECTS__*/
export function uuid(): Text {
  return z.string(withMessages).check(z.regex(uuidPattern, withMessages))
}

/** `uri`: an address with its scheme. */
/*#__NO_SIDE_EFFECTS__*/
export function uri(): Text {
  return z.string(withMessages).check(z.regex(uriPattern, withMessages))
}

const uriReferencePattern = /^(?:[^\s\p{Cc}"<>\\^`%]|%[\da-f]{2})*$/iu

/** `uri-reference`: an address that may be relative. */
/*#__NO_SIDE_EFFECTS__*/
export function uriReference(): Text {
  return z.string(withMessages).check(z.regex(uriReferencePattern, withMessages))
}

const uriTemplatePattern = /^(?:[^\s\p{Cc}"'<>\\^`{|}%]|%[\da-f]{2}|\{[^{}\s]+\})*$/iu

/** `uri-template` of RFC 6570: /users{/name}. */
/*#__NO_SIDE_EFFECTS__*/
export function uriTemplate(): Text {
  return z.string(withMessages).check(z.regex(uriTemplatePattern, withMessages))
}

const hostnamePattern =
  /^(?=.{1,253}\.?$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.?$/i

/** `hostname` of RFC 1123. */
/*#__NO_SIDE_EFFECTS__*/
export function hostname(): Text {
  return z.string(withMessages).check(z.regex(hostnamePattern, withMessages))
}

const base64Pattern = /^(?:[A-Za-z\d+/]{4}\s*)*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?\s*$/

/** `byte`: base64, in one line or several. */
/*#__NO_SIDE_EFFECTS__*/
export function base64(): Text {
  return z.string(withMessages).check(z.regex(base64Pattern, withMessages))
}

const jsonPointerPattern = /^(?:\/(?:[^~/]|~[01])*)*$/

/** `json-pointer` of RFC 6901. */
/*#__NO_SIDE_EFFECTS__*/
export function jsonPointer(): Text {
  return z.string(withMessages).check(z.regex(jsonPointerPattern, withMessages))
}

const integerPattern = /^-?\d{1,20}$/

/** A whole number as text, for those that a JSON number would round. */
/*#__NO_SIDE_EFFECTS__*/
export function integerText(minimum: string, maximum: string): Text {
  const isWithin = (text: string) => BigInt(text) >= BigInt(minimum) && BigInt(text) <= BigInt(maximum)
  return z
    .string(withMessages)
    .check(z.refine((text) => integerPattern.test(text) && isWithin(text), withMessages))
}

const decimalPattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** A decimal number as text. */
/*#__NO_SIDE_EFFECTS__*/
export function decimalText(): Text {
  return z.string(withMessages).check(z.regex(decimalPattern, withMessages))
}
