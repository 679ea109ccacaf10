// Date and time as in RFC 3339, and a little more where real services send more: without an offset, `+0200`.

export const dateTimePattern: RegExp =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[t\s](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/i

export const datePattern: RegExp = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

export const timePattern: RegExp =
  /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/i

/** Whether text is a `date-time`: 2030-01-01T00:00:00Z. */
export function isDateTime(text: string): boolean {
  return dateTimePattern.test(text) && isRealDay(text) && isRealSecond(text.slice(11))
}

/** Whether text is a `date`: 2030-01-01. */
export function isDate(text: string): boolean {
  return datePattern.test(text) && isRealDay(text)
}

/** Whether text is a `time`: 00:00:00Z. */
export function isTime(text: string): boolean {
  return timePattern.test(text) && isRealSecond(text)
}

/** There is no 30th of February. */
export function isRealDay(text: string): boolean {
  const day = Number(text.slice(8, 10))
  return day < 29 || day <= daysIn(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** A leap second is the last one of a day of universal time. */
export function isRealSecond(time: string): boolean {
  if (time.slice(6, 8) !== '60') return true
  const offset = /([+-])(\d\d):?(\d\d)?$/.exec(time)
  const ahead =
    offset === null ? 0 : Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0))
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) - ahead
  return (minute + 2880) % 1440 === 1439
}
