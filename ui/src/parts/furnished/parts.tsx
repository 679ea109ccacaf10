import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import Radio from '@mui/material/Radio'
import MuiTextField from '@mui/material/TextField'
import type { ReactNode, Ref } from 'react'
import type { PartName } from '../../foundation/styles/PartName.ts'
import { MuiTheme } from '../../kit/look/MuiTheme.tsx'
import type { SearchInputProps } from '../SearchField/SearchInputProps.ts'
import type { TextInputProps } from '../TextField/TextInputProps.ts'

/** A field with its label above the input, as the plain one has it. */
export function TextField({ id, label, isInvalid, end, children, input }: TextInputProps) {
  return (
    <MuiTheme>
      <MuiTextField
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

/** A search field, whose label is beside it for screen readers. */
export function SearchField({ id, start, end, input }: SearchInputProps) {
  return (
    <MuiTheme>
      <MuiTextField
        part="field"
        id={id}
        hiddenLabel
        data-kind="search"
        slotProps={{ input: { startAdornment: start, endAdornment: end }, htmlInput: input }}
      />
    </MuiTheme>
  )
}

export interface CheckboxProps {
  readonly id: string
  readonly testId: string
  readonly isChecked: boolean
  readonly describedBy?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly onChange: (isChecked: boolean) => void
}

/** A box to tick. Its label is beside it. */
export function CheckBox({ id, testId, isChecked, describedBy, inputRef, onChange }: CheckboxProps) {
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

export interface RadioButtonProps {
  readonly id: string
  /** Of its group. */
  readonly name: string
  readonly testId: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One of several choices. Its label is beside it. */
export function RadioButton({ id, name, testId, isChosen, onChoose }: RadioButtonProps) {
  return (
    <MuiTheme>
      <Radio
        id={id}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        slotProps={{ input: { ...{ 'data-testid': testId } } }}
      />
    </MuiTheme>
  )
}

/** A wheel beside text that says what is awaited. */
export function Progress({ testId }: { readonly testId: string | undefined }) {
  return (
    <MuiTheme>
      <CircularProgress aria-hidden="true" data-testid={testId} />
    </MuiTheme>
  )
}

export interface BubbleProps {
  readonly part: PartName
  readonly severity: 'success' | 'error' | 'info'
  readonly icon: ReactNode
  /** At its end. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A short message. The region around it is what is announced. */
export function Bubble({ children, end, ...rest }: BubbleProps) {
  const props = { ...rest, action: end }
  return (
    <MuiTheme>
      <Alert role="presentation" variant="outlined" {...props}>
        {children}
      </Alert>
    </MuiTheme>
  )
}
