import TextField from '@mui/material/TextField'
import { MuiTheme } from '../../kit/look/MuiTheme.tsx'
import type { TextInputProps } from './TextInputProps.ts'

/** A field with its label above the input, as the plain one has it. */
export function MuiTextField({ id, label, isInvalid, end, children, input }: TextInputProps) {
  return (
    <MuiTheme>
      <TextField
        part="field"
        id={id}
        label={label}
        error={isInvalid}
        helperText={children}
        slotProps={{
          inputLabel: { shrink: true },
          // Addresses, amounts and names read from left to right, with what ends them.
          input: { notched: false, dir: 'ltr', endAdornment: end },
          htmlInput: input,
          formHelperText: { component: 'div' },
        }}
      />
    </MuiTheme>
  )
}
