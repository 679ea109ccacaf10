/** Text form of a value, declared by `x-text`. */
export interface TextForm<T> {
  /** In UTF-16 code units. */
  readonly maxLength?: number
  /** A list is an optional part. */
  readonly parts: readonly (string | TextField<T> | readonly (string | TextField<T>)[])[]
}

/** The place of a property. Its value ends with the line, or where the text behind it begins. */
export interface TextField<T> {
  readonly name: keyof T & string
  /** Beginning of each value, which the text leaves out. */
  readonly implied?: string
  /** Set for a list: each item is in a line of its own, which begins with this, the line break included. */
  readonly item?: string
  /** Number of items of a list. */
  readonly items?: { readonly minimum: number; readonly maximum?: number }
  /** Whether the contract allows a value, or an item of a list. */
  accepts(value: string): boolean
  /** Whether the caller has a check of it as well. */
  readonly isChecked?: true
}

/** Rules that a contract cannot express, by property: a checksum, for example. */
export type TextChecks<T, Name extends keyof T> = {
  readonly [Key in Name]-?: (value: NonNullable<T[Key]>) => boolean
}

/** The checks of any form. */
export type AnyTextChecks = Readonly<Record<string, (value: never) => boolean>>

/** Whether the contract and the caller allow the value of a field. */
export function isAccepted<T>(field: TextField<T>, value: unknown, checks: AnyTextChecks): boolean {
  const { name, items, isChecked } = field
  if (items ? !Array.isArray(value) : typeof value !== 'string') return false
  const texts: readonly unknown[] = [value].flat()
  const { minimum, maximum = texts.length } = items ?? { minimum: 0 }
  const isValid =
    texts.length >= minimum &&
    texts.length <= maximum &&
    texts.every((text) => typeof text === 'string' && field.accepts(text))
  return isValid && (!isChecked || checks[name]?.(value as never) === true)
}
