import { useId, useState } from 'react'
import type { JsonValue } from '../kit/jsonObject.ts'
import type { OptionField } from './optionFields.ts'
import { formatOption, parseOption } from './parseOption.ts'

export interface OptionInputProps {
  field: OptionField
  value: JsonValue | undefined
  onChange(value: JsonValue | undefined): void
}

/** One option: a select for switches and choices, a text field for all others. Empty means the default. */
export function OptionInput({ field, value, onChange }: OptionInputProps) {
  const id = useId()
  const { kind, path, hint } = field
  const [text, setText] = useState(formatOption(kind, value))
  const parsed = parseOption(kind, text)
  const choices = kind === 'boolean' ? [true, false] : field.choices
  const note = parsed.ok ? hint : parsed.problem

  function change(next: string) {
    setText(next)
    const result = parseOption(kind, next)
    if (result.ok) onChange(result.value)
  }

  const shared = {
    id,
    value: text,
    'data-option': path,
    'aria-invalid': !parsed.ok,
    'aria-describedby': note ? `${id}-note` : undefined,
  }
  return (
    <div className="option">
      <label htmlFor={id}>
        <code>{path}</code>
      </label>
      {choices ? (
        <select {...shared} onChange={(event) => change(event.target.value)}>
          <option value="">default</option>
          {choices.map((choice) => (
            <option key={String(choice)} value={JSON.stringify(choice)}>
              {String(choice)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          spellCheck={false}
          placeholder="default"
          onChange={(event) => change(event.target.value)}
        />
      )}
      {note && (
        <p id={`${id}-note`} className="option-note">
          {note}
        </p>
      )}
    </div>
  )
}
