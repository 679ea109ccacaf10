export interface ErrorEntry {
  /** e.g. `USER_REJECTED` */
  readonly code: string
  readonly number: number
  readonly message: string
  /** How developers and visitors meet it: thrown, console, alert, toast or inline. */
  readonly severity: string
  readonly remedy: string
  /** Page below `docs/`. */
  readonly page: string
}

const pattern =
  /^# `(\w+)`\n\nNumber (\d+) · met as `(\w+)`[^\n]*\n\n```\n([\s\S]*?)\n```\n[\s\S]*?^## What to do\n\n([\s\S]*?)\n\n/m

/** Errors of the catalogue, read from their generated pages. */
export function readErrors(pages: ReadonlyMap<string, string>): readonly ErrorEntry[] {
  return [...pages].flatMap(([page, text]) => {
    if (!/^reference\/errors\/(?!README)/.test(page)) return []
    const [, code = '', number = '', severity = '', message = '', remedy = ''] = pattern.exec(text) ?? []
    return code === '' ? [] : [{ code, number: Number(number), severity, message, remedy, page }]
  })
}

/** The error of a code, a number or a message; of a message a part is enough. */
export function findError(errors: readonly ErrorEntry[], text: string): ErrorEntry | undefined {
  const wanted = text.trim()
  const lower = wanted.toLowerCase()
  return (
    errors.find(({ code, number }) => code === wanted.toUpperCase() || String(number) === wanted) ??
    errors.find(({ message }) => toPattern(message).test(wanted)) ??
    errors.find(({ message }) => message.toLowerCase().includes(lower))
  )
}

/** A message anywhere in a text; what is filled in (`{seconds}`) may be anything. */
function toPattern(message: string): RegExp {
  const parts = message.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.+'), 'i')
}
