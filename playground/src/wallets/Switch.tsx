import { useState } from 'react'

export interface SwitchProps {
  label: string
  onChange(on: boolean): void
}

export function Switch({ label, onChange }: SwitchProps) {
  const [on, setOn] = useState(false)
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked)
          onChange(event.target.checked)
        }}
      />
      {label}
    </label>
  )
}
