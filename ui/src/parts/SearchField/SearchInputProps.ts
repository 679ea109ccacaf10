import type { InputHTMLAttributes, ReactNode } from 'react'

/** What the plain search input and MUI's have in common. */
export interface SearchInputProps {
  readonly id: string
  /** Icon before the text. */
  readonly start: ReactNode
  /** Button after it. */
  readonly end: ReactNode
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly 'data-testid': string }
}
