import type { ReactNode } from 'react'

/** Formats what is between the tags of a message, before the tag's own function receives it. */
export type FormatTagParts = (parts: readonly ReactNode[]) => ReactNode

export type PartValues = Readonly<Record<string, string | number | FormatTagParts>>

/** Turns a message and its values into parts: strings, and nodes where the message has tags. */
export type FormatParts = (message: string, values: PartValues) => readonly ReactNode[]

const holeOrTag = /\{(\w+)\}|<(\w+)>(.*?)<\/\2>/g

/**
 * Formats the part of the ICU syntax that needs no parser: `{argument}` and `<tag>text</tag>`. A hole without
 * a value stays visible, so that a test finds it.
 */
export const formatPlain: FormatParts = (message, values) => {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of message.matchAll(holeOrTag)) {
    const [whole, hole = '', tag = '', inner = ''] = match
    const value = values[hole || tag]
    parts.push(message.slice(end, match.index))
    if (typeof value === 'function') parts.push(value(formatPlain(inner, values)))
    else parts.push(value === undefined ? whole : String(value))
    end = match.index + whole.length
  }
  parts.push(message.slice(end))
  return parts.filter((part) => part !== '')
}
