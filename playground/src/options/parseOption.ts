import type { JsonValue } from '../kit/jsonObject.ts'
import type { OptionField } from './optionFields.ts'

/** What was typed or chosen for an option: its value (undefined: back to the default) or why it cannot be. */
export type ParsedOption = { ok: true; value: JsonValue | undefined } | { ok: false; problem: string }

/** Reads a field's text. Choices and switches hold JSON too, so that `false` and "false" stay apart. */
export function parseOption(kind: OptionField['kind'], text: string): ParsedOption {
  if (text.trim() === '') return { ok: true, value: undefined }
  if (kind === 'text') return { ok: true, value: text }
  try {
    return { ok: true, value: JSON.parse(text) as JsonValue }
  } catch {
    return { ok: false, problem: 'Not JSON yet. Texts need double quotes.' }
  }
}

/** The text of a field for a value that is in force. */
export function formatOption(kind: OptionField['kind'], value: JsonValue | undefined): string {
  if (value === undefined) return ''
  return kind === 'text' && typeof value === 'string' ? value : JSON.stringify(value)
}
