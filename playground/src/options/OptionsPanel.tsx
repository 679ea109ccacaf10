import { useState } from 'react'
import type { JsonObject } from '../kit/jsonObject.ts'
import { writeOptions } from '../kit/writeOptions.ts'
import { OptionInput } from './OptionInput.tsx'
import { optionGroups } from './optionFields.ts'
import { readOption, writeOption } from './optionPath.ts'

/** Every option of `createAppKit`. Edits the query string; loading that URL creates a new kit. */
export function OptionsPanel({ overrides }: { overrides: JsonObject }) {
  const [draft, setDraft] = useState(overrides)
  const address = writeOptions(location.href, draft)
  const changed = Object.keys(draft).length
  return (
    <details className="panel" data-testid="options-panel">
      <summary>
        Options <span className="tally">{changed === 0 ? 'all default' : `${changed} set`}</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          location.assign(address)
        }}
      >
        {optionGroups.map((group) => (
          <fieldset key={group.title}>
            <legend>{group.title}</legend>
            <div className="options">
              {group.fields.map((field) => (
                <OptionInput
                  key={field.path}
                  field={field}
                  value={readOption(draft, field.path)}
                  onChange={(value) => setDraft((current) => writeOption(current, field.path, value))}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <p className="address">
          <a href={address} data-testid="options-address">
            ?options={JSON.stringify(draft)}
          </a>
        </p>
        <div className="panel-buttons">
          <button type="submit" data-testid="options-apply">
            Reload with these options
          </button>
          <a className="quiet" href={writeOptions(location.href, {})} data-testid="options-reset">
            Back to defaults
          </a>
        </div>
      </form>
    </details>
  )
}
