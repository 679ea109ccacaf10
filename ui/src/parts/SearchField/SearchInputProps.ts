import type { InputHTMLAttributes, ReactNode } from 'react'

/** Properties of the plain search input and MUI's. */
export interface SearchInputProps {
  readonly id: string
  /** Icon before the text. */
  readonly start: ReactNode
  /** Button after it. */
  readonly end: ReactNode
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly 'data-testid': string }
}
