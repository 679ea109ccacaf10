import type { InputHTMLAttributes, ReactNode } from 'react'

/** Properties of the plain text field and MUI's. */
export interface TextInputProps {
  readonly id: string
  readonly label: string
  readonly isInvalid: boolean
  /** Beside the input. */
  readonly end: ReactNode
  /** Below the input. */
  readonly children: ReactNode
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly 'data-testid': string }
}
