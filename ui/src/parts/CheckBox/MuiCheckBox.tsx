import Checkbox from '@mui/material/Checkbox'
import type { Ref } from 'react'
import { MuiTheme } from '../../kit/look/MuiTheme.tsx'

export interface MuiCheckBoxProps {
  readonly id: string
  readonly testId: string
  readonly isChecked: boolean
  readonly describedBy?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly onChange: (isChecked: boolean) => void
}

/** A box to tick. Its label is beside it. */
export function MuiCheckBox({ id, testId, isChecked, describedBy, inputRef, onChange }: MuiCheckBoxProps) {
  return (
    <MuiTheme>
      <Checkbox
        id={id}
        required
        checked={isChecked}
        onChange={(_, checked) => onChange(checked)}
        slotProps={{
          input: {
            'aria-describedby': describedBy,
            ...{ 'data-testid': testId },
            ...(inputRef ? { ref: inputRef } : {}),
          },
        }}
      />
    </MuiTheme>
  )
}
