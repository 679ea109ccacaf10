import type { InputHTMLAttributes, ReactNode } from 'react'

/** What the plain text field and MUI's have in common. */
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
