import TextField from '@mui/material/TextField'
import { MuiTheme } from '../../kit/look/MuiTheme.tsx'
import type { SearchInputProps } from './SearchInputProps.ts'

/** A search field, whose label is beside it for screen readers. */
export function MuiSearchField({ id, start, end, input }: SearchInputProps) {
  return (
    <MuiTheme>
      <TextField
        part="field"
        id={id}
        hiddenLabel
        data-kind="search"
        slotProps={{ input: { startAdornment: start, endAdornment: end }, htmlInput: input }}
      />
    </MuiTheme>
  )
}
