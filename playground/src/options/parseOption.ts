import type { JsonValue } from '../kit/jsonObject.ts'
import type { OptionField } from './optionFields.ts'

/** An entered option: its value (undefined: the default), or why it is invalid. */
export type ParsedOption = { ok: true; value: JsonValue | undefined } | { ok: false; problem: string }

/** Parses a field's content. Selects contain JSON too, so that `false` and "false" differ. */
export function parseOption(kind: OptionField['kind'], text: string): ParsedOption {
  if (text.trim() === '') return { ok: true, value: undefined }
  if (kind === 'text') return { ok: true, value: text }
  try {
    return { ok: true, value: JSON.parse(text) as JsonValue }
  } catch {
    return { ok: false, problem: 'Not JSON yet. Strings need double quotes.' }
  }
}

/** The content of a field for the current value. */
export function formatOption(kind: OptionField['kind'], value: JsonValue | undefined): string {
  if (value === undefined) return ''
  return kind === 'text' && typeof value === 'string' ? value : JSON.stringify(value)
}
